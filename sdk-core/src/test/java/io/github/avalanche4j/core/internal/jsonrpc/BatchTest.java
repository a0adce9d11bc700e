package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest extends NodeAndClient {
    private static final String CHAIN = "/ext/bc/C/rpc";
    private static final Endpoint.Rpc<UInt64> NUMBER = Endpoint.rpc("test.number", UInt64.class);
    private static final Endpoint.Rpc<Optional<String>> TEXT =
            Endpoint.rpc("test.text", Decoder.of(String.class).orNone());

    private final RpcChannel chain = client.channel(CHAIN);
    private final Call<UInt64> number = chain.call(NUMBER, List.of());
    private final Call<Optional<String>> text = chain.call(TEXT, List.of());

    private BatchResult responded(String body) {
        node.onPath(CHAIN).respondRaw(body);
        return chain.batch(List.of(number, text)).execute();
    }

    @Test
    void a_batch_is_one_request_and_each_call_gets_its_own_value() {
        node.onCustom("test.number").respond("\"7\"");
        node.onCustom("test.text").respond("null");
        BatchResult result = chain.batch(List.of(number, text)).execute();
        assertThat(result.get(number)).isEqualTo(UInt64.of(7));
        assertThat(result.get(text)).isEmpty();
        assertThat(result.size()).isEqualTo(2);
        assertThat(result).hasToString("BatchResult[2 calls, 0 failed]");
        assertThat(node.receivedCount()).isEqualTo(1);
        assertThat(node.received().get(0).rpcMethods()).containsExactly("test.number", "test.text");
    }

    @Test
    void responses_in_any_order_are_matched_by_id() {
        BatchResult result = responded("[{\"id\":2,\"result\":\"two\"},{\"id\":1,\"result\":1}]");
        assertThat(result.get(number)).isEqualTo(UInt64.of(1));
        assertThat(result.get(text)).contains("two");
    }

    @Test
    void an_error_of_one_call_is_thrown_by_that_call_alone() {
        BatchResult result =
                responded("[{\"id\":1,\"error\":{\"code\":-32602,\"message\":\"bad\"}},{\"id\":2,\"result\":\"two\"}]");
        assertThat(result.succeeded(number)).isFalse();
        assertThatThrownBy(() -> result.get(number)).isInstanceOfSatisfying(JsonRpcException.class, e -> {
            assertThat(e.endpoint()).isEqualTo("test.number");
            assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.INVALID_PARAMS);
        });
        assertThat(result.get(text)).contains("two");
        assertThat(result).hasToString("BatchResult[2 calls, 1 failed]");
    }

    private static void assertUnreadable(BatchResult result, Call<?> call, String endpoint, String path, String says) {
        assertThatThrownBy(() -> result.get(call)).isInstanceOfSatisfying(ResponseFormatException.class, e -> {
            assertThat(e.endpoint()).isEqualTo(endpoint);
            assertThat(e.path()).isEqualTo(path);
            assertThat(e).hasMessageContaining(says);
        });
    }

    @Test
    void a_missing_a_doubled_and_a_foreign_response_spoil_only_their_own_call() {
        BatchResult missing =
                responded("[{\"id\":99,\"result\":\"x\"},{\"id\":\"1\",\"result\":9},{\"id\":2,\"result\":\"two\"},5]");
        assertUnreadable(missing, number, "test.number", "$", "no response for this call");
        assertThat(missing.get(text)).contains("two");
        BatchResult doubled =
                responded("[{\"id\":3,\"result\":1},{\"id\":4,\"result\":\"two\"},{\"id\":3,\"result\":2}]");
        assertUnreadable(doubled, number, "test.number", "$[2].id", "two responses for one call");
        assertThat(doubled.get(text)).contains("two");
    }

    @Test
    void a_response_that_cannot_be_read_spoils_only_its_own_call() {
        BatchResult result = responded("[{\"id\":2,\"result\":\"two\"},{\"id\":1,\"result\":\"many\"}]");
        assertUnreadable(result, number, "test.number", "$[1].result", "not an unsigned 64-bit number");
        assertThat(result.get(text)).contains("two");
        BatchResult empty = responded("[{\"id\":4},{\"id\":3,\"result\":null}]");
        assertUnreadable(empty, text, "test.text", "$[0]", "neither a result nor an error");
        assertUnreadable(empty, number, "test.number", "$[1].result", "null where a value is required");
    }

    @Test
    void one_error_for_the_whole_batch_is_thrown_by_the_batch() {
        assertThatThrownBy(() -> responded("{\"id\":null,\"error\":{\"code\":-32600,\"message\":\"empty batch\"}}"))
                .isInstanceOf(JsonRpcException.class)
                .hasMessageContaining("batch of 2");
        assertThatThrownBy(() -> responded("[{\"id\":1,\"error\":{\"code\":-32600,\"message\":\"batch too large\"}}]"))
                .isInstanceOfSatisfying(
                        JsonRpcException.class,
                        e -> assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.BATCH_LIMIT));
        assertThatThrownBy(() -> responded("{\"id\":1,\"result\":1}")).isInstanceOf(ResponseFormatException.class);
        assertThatThrownBy(() -> responded("")).isInstanceOf(ResponseFormatException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32016,\"message\":\"no more\"}}]",
                "[{\"error\":{\"code\":-32016,\"message\":\"no more\"}}]",
                "[{\"code\":-32016,\"message\":\"no more\"}]",
                "[{\"code\":-32016,\"message\":\"no more\"},{\"code\":-32016,\"message\":\"no more\"}]",
                "{\"id\":null,\"error\":{\"code\":-32016,\"message\":\"no more\"}}",
                "{\"code\":-32016,\"message\":\"no more\"}",
            })
    void one_error_without_an_id_is_that_of_the_batch_in_any_form(String body) {
        node.onPath(CHAIN).respondRaw(body).always();

        for (List<Call<?>> calls : List.of(List.<Call<?>>of(number, text), List.<Call<?>>of(number))) {
            assertThatThrownBy(() -> chain.batch(calls).retries(0).execute())
                    .isInstanceOfSatisfying(JsonRpcException.class, e -> {
                        assertThat(e.code()).isEqualTo(-32016);
                        assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.RATE_LIMIT);
                    });
        }
        for (int status : new int[] {400, 500}) {
            node.onPath(CHAIN).respondStatus(status, "application/json", body).always();
            assertThatThrownBy(
                            () -> chain.batch(List.of(number, text)).retries(0).execute())
                    .isInstanceOfSatisfying(
                            JsonRpcException.class, e -> assertThat(e.code()).isEqualTo(-32016));
        }
    }

    @Test
    void an_error_without_an_id_is_that_of_each_call_without_a_response() {
        BatchResult result =
                responded("[{\"id\":2,\"result\":\"two\"},{\"id\":null,\"error\":{\"code\":7,\"message\":\"cut\"}}]");

        assertThat(result.get(text)).contains("two");
        assertThat(result.failure(number)).hasValueSatisfying(e -> {
            assertThat(e).isInstanceOf(JsonRpcException.class).hasMessageContaining("'cut'");
            assertThat(e.endpoint()).isEqualTo("test.number");
        });
    }

    @Test
    void a_batch_refuses_calls_of_other_chains_and_clients() {
        try (TestClient other = TestClient.of(node)) {
            List<List<Call<?>>> refused = List.of(
                    List.of(),
                    List.of(number, client.channel("/ext/bc/X").call(NUMBER)),
                    List.of(number, other.channel(CHAIN).call(NUMBER)),
                    List.of(number, client.get()),
                    List.of(number, Call.completed(1)),
                    List.of(number, number.map(UInt64::toString)),
                    List.of(number, chain.batch(List.of(text))),
                    List.of(number, number));
            for (List<Call<?>> calls : refused) {
                assertThatThrownBy(() -> chain.batch(calls))
                        .as("%s", calls)
                        .isInstanceOfSatisfying(
                                InvalidRequestException.class,
                                e -> assertThat(e.argument()).isEqualTo("calls"));
            }
        }
        assertThat(node.receivedCount()).isZero();
    }

    @Test
    void a_result_knows_only_the_very_calls_of_its_batch() {
        BatchResult result = responded("[]");
        assertThatThrownBy(() -> result.get(number.retries(0))).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> result.succeeded(chain.call(NUMBER))).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void the_options_of_the_batch_win_over_those_of_its_calls() {
        node.onPath(CHAIN).respondStatus(503, "text/plain", "").always();
        Call<?> patient = number.retries(5).timeout(Duration.ofNanos(1)).header("X-Call", "1");
        ApiException failed = catchThrowableOfType(
                ApiException.class,
                chain.batch(List.of(patient, text)).retries(1).header("X-Batch", "1")::execute);
        assertThat(failed.attempts()).isEqualTo(2);
        assertThat(node.receivedCount()).isEqualTo(2);
        assertThat(node.received().get(0).header("X-Call")).isEmpty();
        assertThat(node.received().get(0).header("X-Batch")).contains("1");
    }

    @Test
    void a_batch_with_one_call_that_must_not_be_repeated_is_not_repeated() {
        node.onPath(CHAIN).respondStatus(500, "text/plain", "").always();
        Call<JsonTree> acting = chain.call(TestClient.ACTING, List.of());
        assertThatThrownBy(chain.batch(List.of(number, acting))::execute).isInstanceOf(ApiException.class);
        assertThat(node.receivedCount()).isEqualTo(1);
        assertThatThrownBy(chain.batch(List.of(number, text))::execute).isInstanceOf(ApiException.class);
        assertThat(node.receivedCount()).isEqualTo(4);
    }
}
