package io.github.avalanche4j.data;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The fixtures' requests as a user writes them, with their parameters. */
final class Requests {
    static final EvmAddress ADDRESS = EvmAddress.parse("0x71C7656EC7ab88b098defB751B7401B5f6d8976F");
    static final EvmHash HASH = EvmHash.parse("0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4");
    static final Id ID = Id.parse("th5aLdWLi32yS9ED6uLGoMMubqHjzMsXhKWwzP6yZTYQKYzof");
    static final NodeId NODE = NodeId.parse("NodeID-111111111111111111116DBWJs");
    static final NodeId OTHER_NODE = NodeId.parse("NodeID-ERsmGLYQWuwx8nibHTig6JGYbS4uUYW2D");
    static final Id L1 = Id.parse("2sseUhPNj1G7rV5hUQzoadUx15kybrjQdVrAiNS1MnxeZSn1fs");
    static final Bech32Address OWNER = Bech32Address.parse("avax1h2ccj9f5ay5acl6tyn9mwmw32p8wref8vl8ctg");
    static final Bech32Address FUJI_OWNER = Bech32Address.parse("fuji19fc97zn3mzmwr827j4d3n45refkksgms4y2yzz");
    static final Bytes MESSAGE = Bytes.fromHex("000000000001");

    private Requests() {}

    static DataClient client(FakeDataService service) {
        return DataClient.create(service.url(), options -> options.metricsUrl(service.url()));
    }

    private static final RequestTable<DataClient> TABLE = table();

    /** All requests by the names of their fixtures; each subject has its own file of them. */
    static final Map<String, Request> ALL = TABLE.all();

    static final Map<String, Function<DataClient, Paged<?>>> LISTS = TABLE.lists();

    /** Operations whose values do not print their content; {@link WebhooksTest} tests them. */
    static final Set<String> SECRET = Set.of("getSharedSecret", "generateOrRotateSharedSecret");

    /** One request. */
    interface Request {
        /** Sends the request and returns the value, or the first page of a list. */
        Object send(DataClient data, FakeDataService service);
    }

    private static RequestTable<DataClient> table() {
        RequestTable<DataClient> requests = RequestTable.empty();
        ChainRequests.addTo(requests);
        ServiceRequests.addTo(requests);
        NetworkRequests.addTo(requests);
        PrimaryChainRequests.addTo(requests);
        WebhookRequests.addTo(requests);
        MetricsRequests.addTo(requests);
        AggregatorRequests.addTo(requests);
        return requests;
    }

    /** The result of the fixture's request: a value, or the first page of a list. */
    static Object send(DataClient data, FakeDataService service, String fixture) {
        return ALL.get(fixture).send(data, service);
    }

    static Page<?> first(Paged<?> list) {
        return list.pages().iterator().next();
    }
}
