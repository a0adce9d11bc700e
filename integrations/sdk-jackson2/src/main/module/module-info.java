/** The values in a mapper of Jackson 2. */
module io.github.avalanche4j.jackson2 {
    requires transitive com.fasterxml.jackson.databind;
    requires io.github.avalanche4j.core;
    requires static org.jspecify;

    exports io.github.avalanche4j.jackson2;

    provides com.fasterxml.jackson.databind.Module with
            io.github.avalanche4j.jackson2.AvalancheModule;
}
