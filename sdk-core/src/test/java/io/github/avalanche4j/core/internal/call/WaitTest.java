package io.github.avalanche4j.core.internal.call;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A call that is repeated until it returns the awaited value. */
class WaitTest {
    private static final Duration INTERVAL = Duration.ofSeconds(2);

    private final FakeNode node = FakeNode.start();
    private final VirtualTime time = new VirtualTime();
    private final TestClient client = TestClient.of(node.url(), options -> options.retries(0), time);

    @AfterEach
    void close() {
        client.close();
        node.close();
    }

    private static Call<JsonTree> until(TestClient client) {
        return Wait.until(
                client.transport(),
                client.get(),
                value -> value.get("done").asBoolean().orElse(false),
                INTERVAL);
    }

    private void respond(boolean... done) {
        for (boolean each : done) {
            node.onCustom("GET", "/get").respond("{\"done\":" + each + "}");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void it_asks_until_the_value_is_there_and_waits_in_between(boolean background) throws Exception {
        respond(false, false, true);

        JsonTree value = TestClient.run(until(client), background);

        assertThat(value.get("done").asBoolean()).contains(true);
        assertThat(time.waits()).containsExactly(INTERVAL, INTERVAL);
        assertThat(node.receivedCount()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void one_timeout_covers_all_requests_and_waits(boolean background) {
        respond(false, false, false, false);
        Call<JsonTree> call = until(client).timeout(Duration.ofSeconds(5));

        assertThatThrownBy(() -> TestClient.run(call, background))
                .isInstanceOfSatisfying(ConnectionException.class, e -> {
                    assertThat(e.timedOut()).isTrue();
                    assertThat(e.isTransient()).isTrue();
                    assertThat(e.phase()).isEqualTo(Phase.WAITING);
                    assertThat(e.endpoint()).isEqualTo("test.get");
                    assertThat(e.attempts()).isEqualTo(3);
                    assertThat(e.elapsed()).isGreaterThanOrEqualTo(Duration.ofSeconds(4));
                })
                .hasMessageContaining("{\"done\":false}")
                .hasMessageContaining("timeout()");
        assertThat(node.receivedCount()).isEqualTo(3);
    }

    @Test
    void a_failure_ends_it() {
        respond(false);
        node.onCustom("GET", "/get").respondStatus(404, "application/json", "{}");

        assertThatThrownBy(until(client)::execute).hasMessageContaining("404");
        assertThat(node.receivedCount()).isEqualTo(2);
    }

    @Test
    void an_interrupt_ends_the_wait_and_leaves_the_flag_set() {
        respond(false);
        Waiting interrupting = new Waiting(true);
        try (TestClient interrupted = TestClient.of(node.url(), options -> {}, interrupting)) {
            assertThatThrownBy(until(interrupted)::execute).isInstanceOfSatisfying(ConnectionException.class, e -> {
                assertThat(e.interrupted()).isTrue();
                assertThat(e.isTransient()).isFalse();
            });
        }
        assertThat(Thread.interrupted()).isTrue();
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void cancelling_the_future_ends_the_wait_and_no_request_follows() throws Exception {
        respond(false, false);
        Waiting waiting = new Waiting(false);
        try (TestClient other = TestClient.of(node.url(), options -> {}, waiting)) {
            CompletableFuture<JsonTree> future = until(other).executeAsync();
            assertThat(waiting.scheduled.await(60, SECONDS)).isTrue();

            future.cancel(true);

            assertThat(waiting.stopped.await(60, SECONDS)).isTrue();
        }
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void closing_the_client_ends_the_wait() throws Exception {
        respond(false, false);
        Waiting waiting = new Waiting(false);
        TestClient other = TestClient.of(node.url(), options -> {}, waiting);
        CompletableFuture<JsonTree> future = until(other).executeAsync();
        assertThat(waiting.scheduled.await(60, SECONDS)).isTrue();

        other.close();

        assertThatThrownBy(() -> future.get(60, SECONDS))
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(ConnectionException.class)
                .hasMessageContaining("closed");
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    /** A clock whose waits never end by themselves, or are interrupted at once. */
    private static final class Waiting implements Clock {
        private final boolean interrupting;
        private final CountDownLatch scheduled = new CountDownLatch(1);
        private final CountDownLatch stopped = new CountDownLatch(1);

        Waiting(boolean interrupting) {
            this.interrupting = interrupting;
        }

        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public double random() {
            return 0.5;
        }

        @Override
        public void sleep(Duration length) throws InterruptedException {
            if (interrupting) {
                throw new InterruptedException();
            }
        }

        @Override
        public Runnable schedule(Duration delay, Runnable task) {
            scheduled.countDown();
            return stopped::countDown;
        }
    }
}
