package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Creating a call sends nothing; running it does. */
class CallTest extends NodeAndClient {
    @Test
    void arguments_fail_where_they_are_given_and_nothing_is_sent() {
        Call<JsonTree> call = client.read();
        assertThatThrownBy(() -> call.timeout(Duration.ZERO)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> call.attemptTimeout(Duration.ofMillis(-1)))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> call.retries(-1)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> call.retries(101)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> call.header("a b", "v")).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> call.header("a", "v\r\nb: c"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageNotContaining("b: c");
        assertThatThrownBy(() -> call.timeout(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("timeout");
        assertThatThrownBy(() -> call.map(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("mapping");
        assertThat(node.receivedCount()).isZero();
    }

    @Test
    void making_a_call_sends_nothing_and_each_run_sends_again() {
        node.onCustom(TestClient.READ).respond("1").then().respond("2").then().respond("3");
        Call<JsonTree> call = client.read();
        assertThat(node.receivedCount()).isZero();
        assertThat(call.execute()).hasToString("1");
        assertThat(call.executeAsync().join()).hasToString("2");
        assertThat(call.withResponse().execute().value()).hasToString("3");
        assertThat(node.receivedCount(TestClient.READ)).isEqualTo(3);
        assertThat(node.received())
                .extracting(request -> request.id().orElseThrow())
                .doesNotHaveDuplicates();
    }

    @Test
    void options_make_a_new_call_and_leave_the_old_one() {
        node.onAny().respondStatus(503, "text/plain", "later").always();
        try (TestClient client = TestClient.of(node, options -> options.retries(1))) {
            Call<JsonTree> call = client.read();
            Call<JsonTree> once = call.retries(0);
            assertThatThrownBy(call::execute)
                    .isInstanceOf(ApiException.ServerError.class)
                    .hasMessageContaining("attempt 2 of 2");
            assertThatThrownBy(once::execute)
                    .isInstanceOf(ApiException.ServerError.class)
                    .hasMessageContaining("attempt 1 of 1");
        }
    }

    @Test
    void execute_runs_on_the_callers_thread() {
        node.onCustom(TestClient.READ).respond("1");
        AtomicReference<Thread> supplier = new AtomicReference<>();
        try (TestClient client = TestClient.of(
                node,
                options -> options.headers(() -> {
                    supplier.set(Thread.currentThread());
                    return Map.of();
                }))) {
            client.read()
                    .map(value -> {
                        assertThat(Thread.currentThread()).isSameAs(supplier.get());
                        return value;
                    })
                    .execute();
        }
        assertThat(supplier.get()).isSameAs(Thread.currentThread());
    }

    @Test
    void the_deadline_ends_an_attempt_too_however_long_an_attempt_may_take() {
        node.onAny().hold();
        Call<JsonTree> call = client.read().timeout(Duration.ofMillis(150)).attemptTimeout(Duration.ofMinutes(1));
        ConnectionException late = catchThrowableOfType(ConnectionException.class, call::execute);
        assertThat(late.timedOut()).isTrue();
        assertThat(late.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(150));
        assertThat(late).hasMessageContaining("the call's deadline passed");
    }

    @Test
    void a_response_keeps_status_headers_body_and_figures() {
        node.onCustom(TestClient.READ).respondStatus(503, "text/plain", "later").header("Retry-After", "0");
        node.onCustom(TestClient.READ)
                .respond("{\"a\":[1, 2]}")
                .header("node-id", "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
        ApiResponse<JsonTree> response = client.read().withResponse().execute();
        assertThat(response.value()).hasToString("{\"a\":[1,2]}");
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.attempts()).isEqualTo(2);
        assertThat(response.headers().first("Content-Type").orElseThrow()).startsWith("application/json");
        assertThat(response.nodeId()).contains(NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"));
        assertThat(new String(response.body().toArray(), java.nio.charset.StandardCharsets.UTF_8))
                .contains("\"result\":{\"a\":[1, 2]}")
                .endsWith("}\n");
        assertThat(response.bodyComplete()).isTrue();
        assertThat(response.elapsed()).isPositive();
        assertThat(response)
                .hasToString("ApiResponse[{\"a\":[1,2]}, status 200, 2 attempts, "
                        + response.elapsed().toMillis() + " ms]");
    }

    @Test
    void a_response_keeps_the_first_mebibyte_of_a_longer_body() {
        node.onCustom(TestClient.READ).respond('"' + "x".repeat(3 << 20) + '"').always();
        ApiResponse<JsonTree> response = client.read().withResponse().execute();
        assertThat(response.body().size()).isEqualTo(1 << 20);
        assertThat(response.bodyComplete()).isFalse();
        assertThat(response.value().asText().orElseThrow()).hasSize(3 << 20);
        assertThat(client.read().withResponse().executeAsync().join().body().size())
                .isEqualTo(1 << 20);
    }

    @Test
    void a_future_fails_with_the_exception_itself() {
        node.onAny().respondStatus(404, "text/plain", "no").always();
        Throwable thrown = client.read()
                .map(value -> 1)
                .executeAsync()
                .handle((value, failure) -> failure)
                .join();
        assertThat(thrown).isInstanceOf(ApiException.NotFound.class);
        assertThatThrownBy(() -> client.read().executeAsync().join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(ApiException.NotFound.class);
    }

    @Test
    void a_mapped_call_keeps_the_response_and_an_exception_of_the_mapping_ends_it() {
        node.onCustom(TestClient.READ).respond("7").always();
        Call<Long> number =
                client.read().map(value -> value.asUInt64().orElseThrow().longValueExact());
        assertThat(number.timeout(Duration.ofSeconds(9))
                        .retries(0)
                        .header("x", "y")
                        .attemptTimeout(Duration.ofSeconds(9))
                        .withResponse()
                        .execute()
                        .value())
                .isEqualTo(7L);
        assertThat(client.read().withResponse().map(ApiResponse::status).execute())
                .isEqualTo(200);
        Call<Object> broken = client.read().map(value -> {
            throw new IllegalArgumentException("mine");
        });
        assertThatThrownBy(broken::execute)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("mine");
        assertThatThrownBy(() -> broken.executeAsync().join()).hasRootCauseMessage("mine");
    }

    @Test
    void a_completed_call_returns_its_value_for_tests_of_other_code() {
        Call<String> call = Call.completed("a")
                .timeout(Duration.ofSeconds(1))
                .attemptTimeout(Duration.ofSeconds(1))
                .retries(0)
                .header("a", "b");
        assertThat(call.execute()).isEqualTo("a");
        assertThat(call.executeAsync().join()).isEqualTo("a");
        assertThat(call.map(String::length).execute()).isEqualTo(1);
        assertThat(call).hasToString("Call[a]");
    }

    @Test
    void a_failed_call_fails_for_tests_of_other_code() {
        AvalancheException failure = new InvalidRequestException("a", "b", "c");
        Call<String> call = Call.failed(failure);
        assertThatThrownBy(call::execute).isSameAs(failure);
        assertThatThrownBy(call.map(String::length)::execute).isSameAs(failure);
        assertThatThrownBy(() -> call.executeAsync().join()).hasCause(failure);
        assertThatThrownBy(() -> Call.failed(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("failure");
        assertThatThrownBy(() -> Call.completed(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
    }

    @Test
    void a_stub_fails_as_a_server_would() {
        Call<String> limited = Call.failed(JsonRpcException.of(
                "slow down",
                -32005,
                details -> details.endpoint("eth_getLogs")
                        .error("limit exceeded")
                        .reason(JsonRpcException.Reason.RATE_LIMIT)
                        .retryAfter(Duration.ofSeconds(3))));

        JsonRpcException failure = catchThrowableOfType(JsonRpcException.class, limited::execute);

        assertThat(failure).hasMessage("slow down");
        assertThat(failure.code()).isEqualTo(-32005);
        assertThat(failure.endpoint()).isEqualTo("eth_getLogs");
        assertThat(failure.error()).isEqualTo("limit exceeded");
        assertThat(failure.data()).isEqualTo(JsonTree.NULL);
        assertThat(failure.reason()).isEqualTo(JsonRpcException.Reason.RATE_LIMIT);
        assertThat(failure.isTransient()).isTrue();
        assertThat(failure.retryAfter()).contains(Duration.ofSeconds(3));
    }
}
