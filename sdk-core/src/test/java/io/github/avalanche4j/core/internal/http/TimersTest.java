package io.github.avalanche4j.core.internal.http;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Timers depend on nothing that the program does with its threads. */
class TimersTest extends NodeAndClient {
    @Test
    void a_call_is_retried_while_the_program_fills_the_common_pool() throws Exception {
        node.onAny().respondStatus(503, "text/plain", "no").then().respond("1");
        CountDownLatch released = new CountDownLatch(1);
        IntStream.range(0, 8 * ForkJoinPool.getCommonPoolParallelism())
                .forEach(i -> ForkJoinPool.commonPool().execute(() -> await(released)));
        try {
            Call<JsonTree> call = client.get();
            assertThat(call.executeAsync().get(60, SECONDS)).hasToString("1");
        } finally {
            released.countDown();
        }
    }

    private static void await(CountDownLatch released) {
        try {
            released.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void a_callback_that_blocks_holds_up_no_timer_of_another_client() throws Exception {
        node.onAny().respondStatus(503, "text/plain", "no").then().respond("1");
        CountDownLatch released = new CountDownLatch(1);
        ClientThreads others = new ClientThreads();
        Clock other = new Clock.Real(new CountDownLatch(1), others);
        CompletableFuture<Boolean> blocking = new CompletableFuture<>();
        other.schedule(Duration.ofNanos(1), () -> {
            blocking.complete(true);
            await(released);
        });
        assertThat(blocking.get(60, SECONDS)).isTrue();
        try {
            assertThat(client.get().executeAsync().get(60, SECONDS)).hasToString("1");
        } finally {
            released.countDown();
            others.shutdown();
        }
    }

    @Test
    void a_timer_runs_its_task_on_a_thread_of_the_client() throws Exception {
        ClientThreads threads = new ClientThreads();
        CompletableFuture<Thread> ran = new CompletableFuture<>();
        new Clock.Real(new CountDownLatch(1), threads)
                .schedule(Duration.ofNanos(1), () -> ran.complete(Thread.currentThread()));
        Thread thread = ran.get(60, SECONDS);
        assertThat(thread.getName()).isEqualTo("avalanche4j");
        assertThat(thread.isDaemon()).isTrue();
        threads.shutdown();
    }
}
