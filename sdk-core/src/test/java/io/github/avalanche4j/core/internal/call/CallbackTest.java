package io.github.avalanche4j.core.internal.call;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A user's callback does not occupy one of the client's request slots. The server holds its responses until the
 * callbacks are attached: a callback of a future that is already complete would run on the thread of the test.
 */
@ExtendWith(FakeNodeExtension.class)
class CallbackTest {
    /** Two concurrent requests, on the client's own threads or on those of a given HTTP client. */
    enum Http {
        OURS(options -> options.maxConcurrency(2)),
        USERS(options -> {
            Dispatcher dispatcher = new Dispatcher();
            dispatcher.setMaxRequests(2);
            options.httpClient(new OkHttpClient.Builder().dispatcher(dispatcher).build());
        });

        private final Consumer<TestOptions> options;

        Http(Consumer<TestOptions> options) {
            this.options = options;
        }
    }

    @ParameterizedTest
    @EnumSource
    void callbacks_that_wait_for_other_calls_do_not_starve_the_client(Http http, FakeNode node) throws Exception {
        node.onAny().respond("1").always();
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        try (TestClient client = TestClient.of(node, http.options)) {
            List<CompletableFuture<JsonTree>> all = IntStream.range(0, 200)
                    .mapToObj(i -> client.read().executeAsync().thenApply(first -> {
                        threads.add(Thread.currentThread());
                        return client.get().executeAsync().join();
                    }))
                    .toList();
            for (CompletableFuture<JsonTree> each : all) {
                assertThat(each.get(60, SECONDS)).hasToString("1");
            }
        }
        threads.remove(Thread.currentThread()); // the future was complete already
        assertThat(threads)
                .allMatch(thread -> thread.isDaemon() && thread.getName().equals("avalanche4j"));
    }

    @ParameterizedTest
    @EnumSource
    void callbacks_and_mappings_that_block_hold_no_turn_after_a_failure_either(Http http, FakeNode node)
            throws Exception {
        HeldResponse failures = node.onCustom(TestClient.READ)
                .respondStatus(400, "text/plain", "no")
                .always()
                .hold();
        node.onCustom("GET", "/get").respond("1").always();
        Semaphore blocked = new Semaphore(0);
        CountDownLatch released = new CountDownLatch(1);
        try (TestClient client = TestClient.of(node, http.options)) {
            for (int call = 0; call < 4; call++) {
                CompletableFuture<Void> unused = client.read().executeAsync().handle((value, failure) -> {
                    blocked.release();
                    return wait(released);
                });
                CompletableFuture<Void> mapped = client.get()
                        .map(value -> {
                            blocked.release();
                            return wait(released);
                        })
                        .executeAsync();
                assertThat(mapped).isNotDone();
            }
            failures.release();
            assertThat(blocked.tryAcquire(8, 60, SECONDS)).isTrue();

            assertThat(client.get().executeAsync().get(60, SECONDS)).hasToString("1");
            released.countDown();
        }
    }

    private static Void wait(CountDownLatch latch) {
        try {
            assertThat(latch.await(120, SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return null;
    }

    @Test
    void when_very_many_callbacks_block_further_ones_hold_their_turn_and_the_message_says_so(FakeNode node)
            throws Exception {
        HeldResponse responses = node.onAny().respond("1").always().hold();
        Semaphore blocked = new Semaphore(0);
        CountDownLatch released = new CountDownLatch(1);
        try (TestClient client = TestClient.of(node, options -> options.maxConcurrency(1))) {
            for (int call = 0; call < 1_001; call++) {
                CompletableFuture<Void> unused = client.get().executeAsync().thenApply(value -> {
                    blocked.release();
                    return wait(released);
                });
            }
            responses.release();
            assertThat(blocked.tryAcquire(1_001, 120, SECONDS)).isTrue();

            CompletableFuture<JsonTree> late =
                    client.get().timeout(Duration.ofMillis(100)).executeAsync();

            CompletableFuture<Throwable> failure = late.handle((value, thrown) -> thrown);
            assertThat(failure.get(60, SECONDS))
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("callbacks of futures (thenApply and the like) hold 1 of them")
                    .hasMessageContaining("do not wait in callbacks");
            released.countDown();
            assertThat(client.get().executeAsync().get(60, SECONDS)).hasToString("1");
        }
    }

    @Test
    void a_call_that_no_thread_of_a_users_own_client_begins_ends_at_its_deadline_and_says_so(FakeNode node) {
        CountDownLatch released = new CountDownLatch(1);
        ExecutorService one = Executors.newSingleThreadExecutor();
        one.execute(() -> wait(released));
        OkHttpClient users =
                new OkHttpClient.Builder().dispatcher(new Dispatcher(one)).build();
        try (TestClient client = TestClient.of(node, options -> options.httpClient(users))) {
            CompletableFuture<JsonTree> call =
                    client.get().timeout(Duration.ofMillis(100)).executeAsync();

            assertThatThrownBy(() -> call.get(60, SECONDS))
                    .hasMessageContaining("before a thread began the request")
                    .hasMessageContaining("give its dispatcher an executor with more threads");
        } finally {
            released.countDown();
            one.shutdown();
        }
        assertThat(node.receivedCount()).isZero();
    }
}
