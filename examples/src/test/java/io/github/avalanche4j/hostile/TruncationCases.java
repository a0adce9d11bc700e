package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.SERIES;
import static io.github.avalanche4j.hostile.Attacks.SIGNATURE;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Simple;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Recorded responses of each interface, cut off at each of their bytes. */
final class TruncationCases {
    private static final Subject SUBJECT = new Subject("Truncation at every byte");
    private static final List<Bech32Address> OWNERS =
            List.of(Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));

    private TruncationCases() {}

    /** One recorded response. */
    private record Recorded(String what, String body, Attack attack) {}

    private static Recorded node(String recording, Attack attack) {
        return new Recorded(recording, FakeNode.recording(recording).body().strip(), attack);
    }

    private static Recorded service(String fixture, Attack attack) {
        return new Recorded(fixture, FakeDataService.fixture(fixture).body().strip(), attack);
    }

    private static List<Recorded> recorded() {
        return List.of(
                node(
                        "info/getNodeID",
                        Attack.call(
                                "node.info().getNodeId()", c -> c.node().info().getNodeId())),
                node(
                        "admin/getLoggerLevel.all",
                        Attack.call(
                                "node.admin().getLoggerLevel()",
                                c -> c.node().admin().getLoggerLevel())),
                node(
                        "health/getReadiness",
                        Attack.call(
                                "node.health().readinessByGet()",
                                c -> c.node().health().readinessByGet())),
                node(
                        "index/P-block.getIndex",
                        Attack.call(
                                "node.index(P_BLOCK).getIndex(…)",
                                c -> c.node().index(Index.P_BLOCK).getIndex(Id.EMPTY))),
                node(
                        "avm/getUTXOs.limit1",
                        Attack.call(
                                "node.avm().getUtxos(…)", c -> c.node().avm().getUtxos(OWNERS, q -> {}))),
                node(
                        "avax/getUTXOs",
                        Attack.call(
                                "node.avax().getUtxos(…)", c -> c.node().avax().getUtxos(OWNERS, "P", q -> {}))),
                node(
                        "platform/getFeeState",
                        Attack.call(
                                "node.platform().getFeeState()",
                                c -> c.node().platform().getFeeState())),
                node(
                        "proposervm/C.getCurrentEpoch",
                        Attack.call(
                                "node.proposervm(\"C\").getCurrentEpoch()",
                                c -> c.node().proposervm("C").getCurrentEpoch())),
                node(
                        "validators/chain1.getCurrentValidators",
                        Attack.call(
                                "node.validators(\"C\").getCurrentValidators()",
                                c -> c.node().validators("C").getCurrentValidators())),
                node(
                        "evm/chain1.eth_feeConfig",
                        Attack.call(
                                "node.evm(\"C\").feeConfig()",
                                c -> c.node().evm("C").feeConfig())),
                service("getChainInfo", CHAIN),
                service("getEvmChainMetrics", SERIES),
                service("aggregateSignatures", SIGNATURE));
    }

    static List<HostileCase> all() {
        return recorded().stream().flatMap(TruncationCases::cases).toList();
    }

    private static Stream<HostileCase> cases(Recorded recorded) {
        int length = body(recorded, "1").length;
        return Stream.of(
                SUBJECT.broken(
                                "sends a part of " + recorded.what() + " and closes the connection",
                                recorded.attack(),
                                "failed while reading the response",
                                cut(recorded, length, true))
                        .times(length),
                SUBJECT.unreadable(
                                "sends a part of " + recorded.what() + " as if it were the whole",
                                recorded.attack(),
                                "",
                                cut(recorded, length, false))
                        .times(length));
    }

    private static Simple cut(Recorded recorded, int length, boolean broken) {
        return v -> {
            String id = v.request().body().contains("\"id\"") ? v.id() : "";
            byte[] part = Arrays.copyOf(body(recorded, id), v.number() % length);
            if (broken) {
                v.head(Visit.JSON + "Content-Length: " + length + "\r\n");
                v.send(part);
                v.close();
            } else {
                v.respond("200 OK", Visit.JSON, part);
            }
        };
    }

    /** A recorded response to the request with this id; as long whatever that is. */
    private static byte[] body(Recorded recorded, String id) {
        String padded = " ".repeat(8 - id.length()) + id;
        return recorded.body().replaceFirst("\"id\": ?\\d+", "\"id\":" + padded).getBytes(UTF_8);
    }
}
