/** A node's interfaces. */
module io.github.avalanche4j.node {
    requires transitive io.github.avalanche4j.core;
    requires com.fasterxml.jackson.annotation;
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires static org.jspecify;

    exports io.github.avalanche4j.node;
    exports io.github.avalanche4j.node.admin;
    exports io.github.avalanche4j.node.avax;
    exports io.github.avalanche4j.node.avm;
    exports io.github.avalanche4j.node.block;
    exports io.github.avalanche4j.node.codec;
    exports io.github.avalanche4j.node.eth;
    exports io.github.avalanche4j.node.evm;
    exports io.github.avalanche4j.node.health;
    exports io.github.avalanche4j.node.index;
    exports io.github.avalanche4j.node.info;
    exports io.github.avalanche4j.node.metrics;
    exports io.github.avalanche4j.node.platform;
    exports io.github.avalanche4j.node.proposervm;
    exports io.github.avalanche4j.node.tx;
    exports io.github.avalanche4j.node.tx.platform;
    exports io.github.avalanche4j.node.utxo;
    exports io.github.avalanche4j.node.validators;

    provides io.github.avalanche4j.core.internal.json.JsonAdapterProvider with
            io.github.avalanche4j.node.internal.generated.GeneratedJsonModule;
}
