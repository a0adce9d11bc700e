/** The values in a mapper of Jackson 3. */
module io.github.avalanche4j.jackson3 {
    requires transitive tools.jackson.databind;
    requires io.github.avalanche4j.core;
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires static org.jspecify;

    exports io.github.avalanche4j.jackson3;

    provides tools.jackson.databind.JacksonModule with
            io.github.avalanche4j.jackson3.AvalancheModule;
}
