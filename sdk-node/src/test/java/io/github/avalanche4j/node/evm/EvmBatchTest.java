package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvmBatchTest extends NodeTestBase {
    private final EvmClient chain = node.evm("C");

    private static String result(long id, long value) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":\"0x" + Long.toHexString(value) + "\"}";
    }

    private static String error(long id, int code, String message) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":{\"code\":" + code + ",\"message\":\"" + message
                + "\"}}";
    }

    private List<Call<BigInteger>> calls(int count) {
        List<Call<BigInteger>> calls = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            calls.add(chain.call("eth_getBalance", BigInteger.class, "0x" + i, BlockRef.LATEST));
        }
        return calls;
    }

    @Test
    void two_calls_travel_in_one_request_and_each_gets_its_own_typed_response() {
        Call<BigInteger> chainId = chain.call("eth_chainId", BigInteger.class);
        Call<String> version = chain.call("web3_clientVersion", String.class);
        Call<String> unknown = chain.call("eth_noSuchMethod", String.class);

        BatchResult result = chain.batch(chainId, version, unknown).execute();

        assertThat(result.get(chainId)).isEqualTo(88888);
        assertThat(result.get(version)).isEqualTo("v1.14.2");
        assertThat(result.succeeded(unknown)).isFalse();
        assertThatThrownBy(() -> result.get(unknown))
                .isInstanceOfSatisfying(
                        JsonRpcException.class, e -> assertThat(e.reason()).isEqualTo(Reason.UNKNOWN_METHOD));
        assertThat(fake.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_batch_over_the_nodes_limit_says_so_and_names_the_limits() {
        List<Call<BigInteger>> calls = calls(1001);

        assertThatThrownBy(() -> chain.batch(calls).execute())
                .isInstanceOfSatisfying(JsonRpcException.class, e -> {
                    assertThat(e.reason()).isEqualTo(Reason.BATCH_LIMIT);
                    assertThat(e.error()).isEqualTo("batch too large");
                })
                .hasMessageContaining("1000")
                .hasMessageContaining("40");
        assertThat(fake.receivedCount()).as("asked once").isEqualTo(1);
    }

    @Test
    void responses_past_the_nodes_size_limit_fail_alone() {
        List<Call<BigInteger>> calls = calls(3);
        fake.onPath("/ext/bc/C/rpc")
                .respondRaw("[" + result(1, 5) + "," + error(2, -32003, "response too large") + ","
                        + error(3, -32003, "response too large") + "]");

        BatchResult result = chain.batch(calls).execute();

        assertThat(result.get(calls.get(0))).isEqualTo(5);
        assertThatThrownBy(() -> result.get(calls.get(2)))
                .isInstanceOfSatisfying(
                        JsonRpcException.class, e -> assertThat(e.reason()).isEqualTo(Reason.BATCH_LIMIT));
    }

    private static Stream<String> recordings(String name) {
        return FakeNode.recordings().stream().filter(recording -> recording.matches("evm/\\w+\\." + name));
    }

    static Stream<String> batches() {
        return recordings("batch");
    }

    static Stream<String> notifications() {
        return recordings("batch\\.withNotification");
    }

    @ParameterizedTest
    @MethodSource("batches")
    void two_recorded_values_and_an_error_are_each_for_its_own_call(String recording) {
        String body = FakeNode.recording(recording).body();
        fake.onAny() // the recorded text with the client's ids
                .respondRaw(body.replace("\"id\":7", "\"id\":1")
                        .replace("\"id\":8", "\"id\":2")
                        .replace("\"id\":9", "\"id\":3"));
        Call<BigInteger> chainId = chain.call("eth_chainId", BigInteger.class);
        Call<String> unknown = chain.call("eth_noSuchMethod", String.class);
        Call<BigInteger> head = chain.call("eth_blockNumber", BigInteger.class);

        BatchResult result = chain.batch(chainId, unknown, head).execute();

        List<JsonTree> responses = JsonTree.parse(body).elements();
        assertThat(responses.get(0).get("result").asInteger()).contains(result.get(chainId));
        assertThat(responses.get(2).get("result").asInteger()).contains(result.get(head));
        assertThat(result.succeeded(unknown)).isFalse();
    }

    /** The first of two calls has no id, which this client never sends. */
    @ParameterizedTest
    @MethodSource("notifications")
    void a_call_without_a_recorded_response_says_so(String recording) {
        fake.onAny().respondRaw(FakeNode.recording(recording).body());
        List<Call<BigInteger>> two = calls(2);

        BatchResult result = chain.batch(two).execute();

        assertThat(result.succeeded(two.get(0))).isFalse();
        assertThat(result.get(two.get(1))).isPositive();
    }
}
