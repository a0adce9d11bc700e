package io.github.avalanche4j.core;

import static io.github.avalanche4j.core.internal.call.TestClient.SOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.call.Trace;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CancelTest extends NodeAndClient {
    @Test
    void cancelling_the_future_drops_the_connection() {
        HeldResponse held = node.onCustom(TestClient.READ).hold();
        CompletableFuture<JsonTree> future = client.read().executeAsync();
        assertThat(held.awaitReceived(SOON)).isTrue();
        future.cancel(true);
        assertThat(held.awaitDisconnect(SOON)).isTrue();
        assertThatThrownBy(future::join).isInstanceOf(CancellationException.class);
        assertThat(node.receivedCount(TestClient.READ)).isEqualTo(1);
    }

    @Test
    void cancelling_while_the_body_arrives_drops_the_connection() {
        HeldResponse held =
                node.onCustom(TestClient.READ).respond("\"some text\"").holdAfter(10);
        CompletableFuture<ApiResponse<JsonTree>> future =
                client.read().withResponse().executeAsync();
        assertThat(held.awaitReceived(SOON)).isTrue();
        future.cancel(true);
        assertThat(held.awaitDisconnect(SOON)).isTrue();
    }

    @Test
    void cancelling_the_future_of_a_mapped_call_drops_the_connection() {
        HeldResponse held = node.onCustom(TestClient.READ).hold();
        CompletableFuture<Integer> future = client.read().map(value -> 1).executeAsync();
        assertThat(held.awaitReceived(SOON)).isTrue();
        future.complete(2); // completing it has the same effect as cancelling it
        assertThat(held.awaitDisconnect(SOON)).isTrue();
    }

    @Test
    void cancelling_a_stage_that_depends_on_it_does_not() throws Exception {
        HeldResponse held = node.onCustom(TestClient.READ).respond("5").hold();
        CompletableFuture<JsonTree> future = client.read().executeAsync();
        CompletableFuture<String> dependent = future.thenApply(JsonTree::toString);
        assertThat(held.awaitReceived(SOON)).isTrue();
        dependent.cancel(true);
        held.release();
        assertThat(future.get(60, TimeUnit.SECONDS)).hasToString("5");
    }

    @Test
    void cancelling_during_a_backoff_prevents_the_next_attempt() {
        TestClient.fail(node.onAny(), 503, "30");
        Trace trace = new Trace();
        CompletableFuture<JsonTree> future;
        try (TestClient client = TestClient.of(node, options -> options.instrumentation(trace))) {
            future = client.read().executeAsync();
            trace.await("attempt 1 ended with 503");
            future.cancel(true);
            trace.await("call ended");
        }
        assertThat(trace.events()).last().isEqualTo("call ended after 1 with ConnectionException");
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_call_that_waits_for_its_turn_keeps_its_deadline(boolean usersOwn) {
        HeldResponse held = node.onCustom(TestClient.ACT).hold();
        OkHttpClient users = new OkHttpClient();
        users.dispatcher().setMaxRequests(1);
        try (TestClient client = TestClient.of(node, options -> {
            if (usersOwn) {
                options.httpClient(users);
            } else {
                options.maxConcurrency(1);
            }
        })) {
            CompletableFuture<JsonTree> first = client.act().executeAsync();
            assertThat(held.awaitReceived(SOON)).isTrue();
            CompletableFuture<JsonTree> second =
                    client.read().timeout(Duration.ofMillis(100)).executeAsync();
            assertThatThrownBy(() -> second.get(60, TimeUnit.SECONDS))
                    .cause()
                    .isInstanceOfSatisfying(ConnectionException.class, late -> {
                        assertThat(late.timedOut()).isTrue();
                        assertThat(late.phase()).isEqualTo(ConnectionException.Phase.WAITING);
                        assertThat(late)
                                .hasMessageContaining(
                                        "deadline passed before its turn: 1 requests in the background were")
                                .hasMessageContaining("raise maxConcurrency()");
                    });
            first.cancel(true);
        } finally {
            users.dispatcher().executorService().shutdown();
        }
        assertThat(node.receivedCount(TestClient.READ)).isZero();
    }
}
