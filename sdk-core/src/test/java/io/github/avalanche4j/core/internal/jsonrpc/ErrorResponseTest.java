package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors as servers send them: which text reaches a message, and what a status changes. */
class ErrorResponseTest extends NodeAndClient {
    private static final String NOT_FOUND =
            "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32000,\"message\":\"could not find tx\",\"data\":null},\"id\":1}";

    private JsonRpcException failure() {
        return catchThrowableOfType(JsonRpcException.class, client.read().retries(0)::execute);
    }

    @Test
    void a_mebibyte_of_error_is_one_short_line_in_the_message_and_whole_on_the_exception() {
        String text = "line one\nline two \u001b[31m" + "x".repeat(1 << 20);
        node.onCustom(TestClient.READ).respondError(-32000, text);
        JsonRpcException e = failure();
        assertThat(e.error()).isEqualTo(text);
        assertThat(e.getMessage())
                .hasSizeLessThan(500)
                .contains("line one line two \\u001b[31m")
                .doesNotContain("\n", "\u001b");
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 500})
    void a_json_rpc_error_under_an_error_status_keeps_code_and_reason(int status) {
        node.onAny().respondStatus(status, "application/json", NOT_FOUND).always();
        JsonRpcException e = failure();
        assertThat(e.code()).isEqualTo(-32000);
        assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.NOT_FOUND);
        assertThat(e.error()).isEqualTo("could not find tx");
    }

    @Test
    void a_status_of_a_proxy_before_the_server_stays_an_error_status() {
        node.onAny().respondStatus(401, "application/json", NOT_FOUND).always();
        AvalancheException e =
                catchThrowableOfType(AvalancheException.class, client.read().retries(0)::execute);
        assertThat(e).isInstanceOf(ApiException.Unauthorized.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {501, 511, 599})
    void a_read_that_is_not_retried_does_not_say_that_the_server_may_have_acted(int status) {
        node.onAny().respondStatus(status, "text/plain", "").always();
        ApiException read = catchThrowableOfType(ApiException.class, client.read()::execute);
        assertThat(read).hasMessageNotContaining("acted on it");
        ApiException act = catchThrowableOfType(ApiException.class, client.act()::execute);
        assertThat(act).hasMessageContaining("not repeated, because the server may have acted on it");
    }

    @Test
    void an_error_inside_a_batch_says_which_attempt_it_was_and_where() {
        node.onAny()
                .respondStatus(503, "text/plain", "later")
                .header("Retry-After", "0")
                .then()
                .respondRaw("[{\"id\":1,\"error\":{\"code\":-32000,\"message\":\"could not find tx\"}},"
                        + "{\"id\":2,\"result\":1}]");
        RpcChannel chain = client.channel("/ext/bc/C/rpc");
        Call<JsonTree> bad = chain.call(TestClient.READING, List.of());
        Call<JsonTree> good = chain.call(TestClient.READING, List.of());
        BatchResult result = chain.batch(List.of(bad, good)).execute();
        assertThat(result.failure(good)).isEmpty();
        assertThat(result.failure(bad)).hasValueSatisfying(e -> {
            assertThat(e.endpoint()).isEqualTo(TestClient.READ);
            assertThat(e).hasMessageContaining("POST /ext/bc/C/rpc at http://");
            assertThat(e).hasMessageContaining("attempt 2 of 3");
        });
    }
}
