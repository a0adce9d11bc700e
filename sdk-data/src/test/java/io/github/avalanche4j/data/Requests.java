package io.github.avalanche4j.data;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.testing.FakeDataService;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The fixtures' requests, which are rows of tables. */
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

    static final String JOB = "3c1f5f7a-8d2b-4f0e-9a64-5b7d1e2c9f10";

    static final Instant START = Instant.ofEpochSecond(1_600_000_000);
    static final Instant END = Instant.ofEpochSecond(1_700_000_000);
    static final Id C_CHAIN = Id.parse("2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5");
    static final Id PRIMARY_NETWORK = Id.parse("11111111111111111111111111111111LpoYY");
    static final Id VALIDATION = Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb");
    static final Bech32Address P_OWNER = Bech32Address.parse("P-" + OWNER);
    static final Instant EARLY = Instant.ofEpochSecond(-1);
    static final Instant ONE = Instant.ofEpochSecond(1);
    static final Instant TWO = Instant.ofEpochSecond(2);
    static final LocalDate DAY = LocalDate.of(2026, 1, 2);

    // as a server may send them
    static final EvmAddress NO_ADDRESS = Json.read(EvmAddress.class, "\"0x12\"");
    static final EvmHash NO_HASH = Json.read(EvmHash.class, "\"0x12\"");
    static final NodeId NO_NODE = Json.read(NodeId.class, "\"NodeID-x\"");
    static final Id NO_ID = Json.read(Id.class, "\"x\"");
    static final Bech32Address NO_OWNER = Json.read(Bech32Address.class, "\"avax1x\"");

    private static final Map<String, Row> BY_FIXTURE = Row.all()
            .filter(row -> row.kind() == Row.Kind.REQUEST)
            .collect(Collectors.toMap(Row::name, row -> row, (a, b) -> a, LinkedHashMap::new));

    /** The fixtures that have a request. */
    static final Set<String> ALL = BY_FIXTURE.keySet();

    /** Operations whose values do not print their content; {@link WebhooksTest} tests them. */
    static final Set<String> SECRET = Set.of("getSharedSecret", "generateOrRotateSharedSecret");

    private Requests() {}

    static DataClient client(FakeDataService service) {
        return DataClient.create(service.url(), options -> options.metricsUrl(service.url()));
    }

    /** The result of the fixture's request: a value, or the first page of a list. */
    static Object send(DataClient data, FakeDataService service, String fixture) {
        Object request = of(data, service, fixture);
        if (request instanceof Paged<?> list) {
            return list.pages().iterator().next();
        }
        return request instanceof Call<?> call ? call.execute() : request;
    }

    /** The fixture's request, if it is not sent yet. */
    static Object of(DataClient data, FakeDataService service, String fixture) {
        return BY_FIXTURE.get(fixture).call().apply(data, service);
    }

    /** What an aggregator of one's own returns. */
    static <T> T selfHosted(FakeDataService service, Function<SelfHostedAggregator, T> call) {
        try (SelfHostedAggregator own = SelfHostedAggregator.create(service.url())) {
            return call.apply(own);
        }
    }
}
