/** Verifies aggregated signatures. */
module io.github.avalanche4j.signature {
    requires transitive io.github.avalanche4j.node;
    requires com.fasterxml.jackson.annotation;
    requires com.fasterxml.jackson.core;
    requires jblst;
    requires static org.jspecify;

    exports io.github.avalanche4j.signature;
    exports io.github.avalanche4j.signature.payload;

    provides io.github.avalanche4j.core.internal.json.JsonAdapterProvider with
            io.github.avalanche4j.signature.internal.generated.GeneratedJsonModule;
}
