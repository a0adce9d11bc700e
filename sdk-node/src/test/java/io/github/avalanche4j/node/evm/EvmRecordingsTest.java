package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.Exchanges;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class EvmRecordingsTest {
    private static final Function<NodeClient, Call<BigInteger>> ANY =
            node -> node.evm("C").call("eth_chainId", BigInteger.class);

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_evm_chains() {
        RecordedResponses recorded = new RecordedResponses("evm");
        FakeNode.recordings().stream()
                .filter(name -> name.startsWith("evm/"))
                .map(name -> name.substring(4))
                .forEach(name -> add(recorded, name));
        return recorded.tests();
    }

    private static void add(RecordedResponses recorded, String name) {
        String what = name.substring(name.indexOf('.') + 1);
        if (List.of("badContentType", "put").contains(what)) {
            int status = FakeNode.recording("evm/" + name).status();
            recorded.story(
                    name,
                    "an error status of " + status,
                    () -> assertThat(Exchanges.failure("evm/" + name, ApiException.class, ANY)
                                    .status())
                            .isEqualTo(status));
        } else if (what.equals("get")) {
            recorded.story(
                    name,
                    "an empty response cannot be read",
                    () -> assertThat(Exchanges.failure("evm/" + name, ResponseFormatException.class, ANY))
                            .hasMessageContaining("empty"));
        } else if (what.equals("notJson")) {
            recorded.story(
                    name,
                    "a request that was not read",
                    () -> Exchanges.fails("evm/" + name, Reason.INVALID_REQUEST, ANY));
        } else if (what.equals("objectParams")) {
            recorded.story(
                    name,
                    "parameters that were not read",
                    () -> Exchanges.fails("evm/" + name, Reason.INVALID_PARAMS, ANY));
        } else if (what.startsWith("batch")) {
            addBatch(recorded, name, what);
        } else if (name.equals("chain2.eth_getBlockByNumber.none")) {
            recorded.story(name, "absent", () -> BlocksUnderHeliconTest.isAbsent("evm/" + name));
        }
    }

    private static void addBatch(RecordedResponses recorded, String name, String what) {
        String recording = "evm/" + name;
        Function<NodeClient, Call<BatchResult>> two = node -> node.evm("C")
                .batch(
                        node.evm("C").call("eth_chainId", BigInteger.class),
                        node.evm("C").call("eth_gasPrice", BigInteger.class));
        switch (what) {
            case "batch" ->
                recorded.story(name, "two values and an error, each for its own call", () -> threeResponses(recording));
            case "batch.1001" ->
                recorded.story(
                        name,
                        "one error for the whole batch",
                        () -> Exchanges.fails(recording, Reason.BATCH_LIMIT, two));
            case "batch.empty" ->
                recorded.story(
                        name,
                        "one error for the whole batch",
                        () -> Exchanges.fails(recording, Reason.INVALID_REQUEST, two));
            case "batch.onlyNotifications" ->
                recorded.story(
                        name,
                        "an empty response cannot be read",
                        () -> assertThat(Exchanges.failure(recording, ResponseFormatException.class, two))
                                .hasMessageContaining("empty"));
            default -> recorded.story(name, "what has no response says so", () -> oneOfTwo(recording));
        }
    }

    /** The recorded text with the client's ids instead of the recorded ones. */
    private static void threeResponses(String recording) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            String body = FakeNode.recording(recording).body();
            fake.onAny()
                    .respondRaw(body.replace("\"id\":7", "\"id\":1")
                            .replace("\"id\":8", "\"id\":2")
                            .replace("\"id\":9", "\"id\":3"));
            EvmClient chain = node.evm("C");
            Call<BigInteger> chainId = chain.call("eth_chainId", BigInteger.class);
            Call<String> unknown = chain.call("eth_noSuchMethod", String.class);
            Call<BigInteger> head = chain.call("eth_blockNumber", BigInteger.class);

            BatchResult result = chain.batch(chainId, unknown, head).execute();

            List<JsonTree> responses = JsonTree.parse(body).elements();
            assertThat(result.get(chainId))
                    .isEqualTo(responses.get(0).get("result").asInteger().orElseThrow());
            assertThat(result.get(head))
                    .isEqualTo(responses.get(2).get("result").asInteger().orElseThrow());
            assertThat(result.succeeded(unknown)).isFalse();
        }
    }

    /** The first of two calls has no id, which this client never sends. */
    private static void oneOfTwo(String recording) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.onAny().respondRaw(FakeNode.recording(recording).body());
            Call<BigInteger> first = ANY.apply(node);
            Call<BigInteger> second = ANY.apply(node);

            BatchResult result = node.evm("C").batch(first, second).execute();

            assertThat(result.succeeded(first)).isFalse();
            assertThat(result.get(second)).isPositive();
        }
    }
}
