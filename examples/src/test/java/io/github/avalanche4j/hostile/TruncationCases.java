package io.github.avalanche4j.hostile;

import static io.github.avalanche4j.hostile.Attacks.CHAIN;
import static io.github.avalanche4j.hostile.Attacks.SERIES;
import static io.github.avalanche4j.hostile.Attacks.SIGNATURE;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Recorded responses of each interface, cut off at each of their bytes. */
final class TruncationCases {
    private static final Subject SUBJECT = new Subject("Truncation at every byte");
    private static final List<Bech32Address> OWNERS =
            List.of(Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));

    private TruncationCases() {}

    /** One recorded response. */
    private record Recorded(String what, String body, Attack attack) {}

    private static Recorded node(String recording, String words, Function<NodeClient, Call<?>> call) {
        String body = FakeNode.recording(recording).body().strip();
        return new Recorded(recording, body, Attack.call(words, c -> call.apply(c.node())));
    }

    private static Recorded service(String fixture, Attack attack) {
        return new Recorded(fixture, FakeDataService.fixture(fixture).body().strip(), attack);
    }

    private static List<Recorded> recorded() {
        return List.of(
                node("info/getNodeID", "node.info().getNodeId()", n -> n.info().getNodeId()),
                node(
                        "admin/getLoggerLevel.all",
                        "node.admin().getLoggerLevel()",
                        n -> n.admin().getLoggerLevel()),
                node(
                        "health/getReadiness",
                        "node.health().readinessByGet()",
                        n -> n.health().readinessByGet()),
                node(
                        "index/P-block.getIndex",
                        "node.index(P_BLOCK).getIndex(…)",
                        n -> n.index(Index.P_BLOCK).getIndex(Id.EMPTY)),
                node(
                        "avm/getUTXOs.limit1",
                        "node.avm().getUtxos(…)",
                        n -> n.avm().getUtxos(OWNERS, q -> {})),
                node("avax/getUTXOs", "node.avax().getUtxos(…)", n -> n.avax().getUtxos(OWNERS, "P", q -> {})),
                node(
                        "platform/getFeeState",
                        "node.platform().getFeeState()",
                        n -> n.platform().getFeeState()),
                node(
                        "proposervm/C.getCurrentEpoch",
                        "node.proposervm(\"C\").getCurrentEpoch()",
                        n -> n.proposervm("C").getCurrentEpoch()),
                node(
                        "validators/chain1.getCurrentValidators",
                        "node.validators(\"C\").getCurrentValidators()",
                        n -> n.validators("C").getCurrentValidators()),
                node(
                        "evm/chain1.eth_feeConfig",
                        "node.evm(\"C\").feeConfig()",
                        n -> n.evm("C").feeConfig()),
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

    private static Behavior cut(Recorded recorded, int length, boolean broken) {
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
