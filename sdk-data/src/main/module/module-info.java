/** The hosted services. */
module io.github.avalanche4j.data {
    requires transitive io.github.avalanche4j.core;
    requires com.fasterxml.jackson.annotation;
    requires com.fasterxml.jackson.core;
    requires okhttp3;
    requires static org.jspecify;

    exports io.github.avalanche4j.data;
    exports io.github.avalanche4j.data.aggregator;
    exports io.github.avalanche4j.data.cchain;
    exports io.github.avalanche4j.data.contract;
    exports io.github.avalanche4j.data.evm;
    exports io.github.avalanche4j.data.genesis;
    exports io.github.avalanche4j.data.health;
    exports io.github.avalanche4j.data.icm;
    exports io.github.avalanche4j.data.metrics;
    exports io.github.avalanche4j.data.metrics.icm;
    exports io.github.avalanche4j.data.metrics.legacy;
    exports io.github.avalanche4j.data.metrics.lookingglass;
    exports io.github.avalanche4j.data.metrics.series;
    exports io.github.avalanche4j.data.model;
    exports io.github.avalanche4j.data.network;
    exports io.github.avalanche4j.data.operation;
    exports io.github.avalanche4j.data.pchain;
    exports io.github.avalanche4j.data.primary;
    exports io.github.avalanche4j.data.reward;
    exports io.github.avalanche4j.data.subnet;
    exports io.github.avalanche4j.data.token;
    exports io.github.avalanche4j.data.transaction;
    exports io.github.avalanche4j.data.usage;
    exports io.github.avalanche4j.data.validator;
    exports io.github.avalanche4j.data.webhooks;
    exports io.github.avalanche4j.data.webhooks.event;
    exports io.github.avalanche4j.data.xchain;

    provides io.github.avalanche4j.core.internal.json.JsonAdapterProvider with
            io.github.avalanche4j.data.internal.generated.GeneratedJsonModule;
}
