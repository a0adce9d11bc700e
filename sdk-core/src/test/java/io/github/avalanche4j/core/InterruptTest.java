package io.github.avalanche4j.core;

import static io.github.avalanche4j.core.internal.call.TestClient.SOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.call.Trace;
import io.github.avalanche4j.testing.HeldResponse;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;

class InterruptTest extends NodeAndClient {
    /** How a call on an interrupted thread ended. */
    private record End(ConnectionException thrown, boolean flag) {}

    private static final class Caller {
        private final CompletableFuture<End> end = new CompletableFuture<>();
        private final Thread thread;

        Caller(Call<?> call, Function<Runnable, Thread> start) {
            thread = start.apply(() -> {
                try {
                    end.completeExceptionally(new AssertionError("a value came: " + call.execute()));
                } catch (ConnectionException e) {
                    end.complete(new End(e, Thread.currentThread().isInterrupted()));
                } catch (Throwable e) {
                    end.completeExceptionally(e);
                }
            });
        }

        /** An interrupt before the wait would show less. */
        void awaitWaiting() {
            long guard = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (thread.getState() != Thread.State.TIMED_WAITING && System.nanoTime() < guard) {
                Thread.onSpinWait();
            }
            assertThat(thread.getState()).isEqualTo(Thread.State.TIMED_WAITING);
        }

        End interrupted() throws Exception {
            thread.interrupt();
            return end.get(60, TimeUnit.SECONDS);
        }
    }

    private static Thread platform(Runnable task) {
        Thread thread = new Thread(task);
        thread.start();
        return thread;
    }

    /** By reflection, because this is compiled for Java 17. */
    private static Thread virtual(Runnable task) {
        try {
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertInterrupted(End end, Phase phase, int attempts) {
        assertThat(end.flag()).isTrue();
        assertThat(end.thrown().interrupted()).isTrue();
        assertThat(end.thrown().phase()).isEqualTo(phase);
        assertThat(end.thrown().attempts()).isEqualTo(attempts);
        assertThat(end.thrown())
                .hasMessageContaining("the thread was interrupted")
                .hasMessageContaining("nothing more is sent");
    }

    @Test
    void a_backoff_ends_at_once_the_flag_stays_set_and_no_attempt_follows() throws Exception {
        TestClient.fail(node.onAny(), 503, "30");
        Trace trace = new Trace();
        try (TestClient client = TestClient.of(node, options -> options.instrumentation(trace))) {
            Caller caller = new Caller(client.read(), InterruptTest::platform);
            trace.await("attempt 1 ended with 503");
            caller.awaitWaiting();
            assertInterrupted(caller.interrupted(), Phase.WAITING, 1);
        }
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_wait_for_the_rate_limit_ends_at_once() throws Exception {
        TestClient.fail(node.onAny(), 429, "30");
        try {
            client.read().retries(0).execute();
        } catch (ApiException.RateLimited shut) {
            assertThat(shut.retryAfter()).contains(Duration.ofSeconds(30));
        }
        Caller caller = new Caller(client.read(), InterruptTest::platform);
        caller.awaitWaiting();
        assertInterrupted(caller.interrupted(), Phase.WAITING, 0);
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_call_on_an_interrupted_thread_sends_nothing() {
        Thread.currentThread().interrupt();
        ConnectionException thrown = catchThrowableOfType(ConnectionException.class, client.read()::execute);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(thrown.interrupted()).isTrue();
        assertThat(node.receivedCount()).isZero();
    }

    /** Interrupts the reading thread, then blocks until the socket's own time limit. */
    private static Socket interruptingItsReader() {
        return new Socket() {
            @Override
            public InputStream getInputStream() throws IOException {
                return new FilterInputStream(super.getInputStream()) {
                    @Override
                    public int read(byte[] bytes, int from, int length) throws IOException {
                        Thread.currentThread().interrupt();
                        return super.read(bytes, from, length);
                    }
                };
            }
        };
    }

    @Test
    void a_read_on_a_platform_thread_ends_at_its_time_limit_and_no_attempt_follows() throws Exception {
        node.onCustom(TestClient.READ).hold();
        OkHttpClient interrupting = new OkHttpClient.Builder()
                .readTimeout(Duration.ofMillis(100))
                .socketFactory(new SomeSockets(InterruptTest::interruptingItsReader))
                .build();
        try (TestClient client = TestClient.of(node, options -> options.httpClient(interrupting))) {
            Caller caller = new Caller(client.read(), InterruptTest::platform);
            End end = caller.end.get(60, TimeUnit.SECONDS);
            assertInterrupted(end, Phase.AWAITING_RESPONSE, 1);
            assertThat(end.thrown().elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(100));
        }
        assertThat(node.takeReceived(SOON)).isNotNull();
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_read_on_a_virtual_thread_ends_at_once() throws Exception {
        assumeTrue(Runtime.version().feature() >= 21);
        HeldResponse held = node.onCustom(TestClient.READ).hold();
        try (TestClient client = TestClient.of(node, options -> options.attemptTimeout(Duration.ofSeconds(30)))) {
            Caller caller = new Caller(client.read(), InterruptTest::virtual);
            assertThat(held.awaitReceived(SOON)).isTrue();
            assertInterrupted(caller.interrupted(), Phase.AWAITING_RESPONSE, 1);
            assertThat(held.awaitDisconnect(SOON)).isTrue();
        }
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void an_interrupt_while_the_connection_is_made_ends_the_call() throws Exception {
        CompletableFuture<Void> connecting = new CompletableFuture<>();
        try (TestClient client = TestClient.of(
                node,
                options -> options.httpClient(new OkHttpClient.Builder()
                        .socketFactory(SomeSockets.neverConnecting(connecting))
                        .build()))) {
            Caller caller = new Caller(client.read(), InterruptTest::platform);
            connecting.get(60, TimeUnit.SECONDS);
            assertInterrupted(caller.interrupted(), Phase.CONNECTING, 1);
        }
        assertThat(node.receivedCount()).isZero();
    }
}
