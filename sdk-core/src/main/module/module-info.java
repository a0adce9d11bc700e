/** What the modules share: calls, pages, errors, ids and quantities. */
module io.github.avalanche4j.core {
    requires transitive okhttp3;
    requires okio;
    requires com.fasterxml.jackson.annotation;
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.datatype.jdk8;
    requires com.fasterxml.jackson.datatype.jsr310;
    requires org.slf4j;
    requires static org.jspecify;

    exports io.github.avalanche4j.core;
    exports io.github.avalanche4j.core.value;

    exports io.github.avalanche4j.core.internal.args to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data,
            io.github.avalanche4j.signature,
            io.github.avalanche4j.wallet,
            io.github.avalanche4j.l1;
    exports io.github.avalanche4j.core.internal.call to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data,
            io.github.avalanche4j.signature,
            io.github.avalanche4j.wallet,
            io.github.avalanche4j.l1;
    exports io.github.avalanche4j.core.internal.codec to
            io.github.avalanche4j.node,
            io.github.avalanche4j.signature,
            io.github.avalanche4j.wallet,
            io.github.avalanche4j.l1;
    exports io.github.avalanche4j.core.internal.endpoint to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data;
    exports io.github.avalanche4j.core.internal.hash to
            io.github.avalanche4j.node,
            io.github.avalanche4j.signature,
            io.github.avalanche4j.wallet,
            io.github.avalanche4j.l1;
    exports io.github.avalanche4j.core.internal.http to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data;
    exports io.github.avalanche4j.core.internal.json to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data,
            io.github.avalanche4j.signature,
            com.fasterxml.jackson.databind,
            io.github.avalanche4j.jackson3;
    exports io.github.avalanche4j.core.internal.jsonrpc to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data,
            io.github.avalanche4j.wallet;
    exports io.github.avalanche4j.core.internal.paging to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data,
            com.fasterxml.jackson.databind,
            io.github.avalanche4j.jackson3;
    exports io.github.avalanche4j.core.internal.paging.range to
            io.github.avalanche4j.node;
    exports io.github.avalanche4j.core.internal.redact to
            io.github.avalanche4j.data,
            io.github.avalanche4j.wallet;
    exports io.github.avalanche4j.core.internal.rest to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data;
    exports io.github.avalanche4j.core.internal.retry to
            io.github.avalanche4j.data;
    exports io.github.avalanche4j.core.internal.wire to
            io.github.avalanche4j.node,
            io.github.avalanche4j.data,
            io.github.avalanche4j.signature,
            io.github.avalanche4j.wallet,
            io.github.avalanche4j.l1;

    uses io.github.avalanche4j.core.internal.json.JsonAdapterProvider;

    provides io.github.avalanche4j.core.internal.json.JsonAdapterProvider with
            io.github.avalanche4j.core.internal.generated.GeneratedJsonModule;
}
