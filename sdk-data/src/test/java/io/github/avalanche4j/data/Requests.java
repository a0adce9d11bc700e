package io.github.avalanche4j.data;

import io.github.avalanche4j.codegen.Rows;
import io.github.avalanche4j.codegen.Rows.Row;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.testing.FakeDataService;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The fixtures' requests, which are rows of {@code requests.txt}. */
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

    private static final Rows ROWS = Rows.of(MethodHandles.lookup(), "/requests.txt");
    private static final Map<String, Row> BY_FIXTURE =
            ROWS.all().stream().collect(Collectors.toMap(Row::name, row -> row, (a, b) -> a, LinkedHashMap::new));

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
        return ROWS.call(BY_FIXTURE.get(fixture), data, service);
    }

    /** What an aggregator of one's own returns. */
    static <T> T selfHosted(FakeDataService service, Function<SelfHostedAggregator, T> call) {
        try (SelfHostedAggregator own = SelfHostedAggregator.create(service.url())) {
            return call.apply(own);
        }
    }
}
