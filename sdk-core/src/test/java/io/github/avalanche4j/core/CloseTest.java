package io.github.avalanche4j.core;

import static io.github.avalanche4j.core.internal.call.TestClient.SOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.call.TestOptions;
import io.github.avalanche4j.core.internal.call.Trace;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.HeldResponse;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CloseTest extends NodeAndClient {
    @Test
    void a_call_on_a_closed_client_is_an_illegal_state() {
        TestClient client = TestClient.of(node);
        Call<JsonTree> call = client.read();
        client.close();
        client.close();
        assertThatThrownBy(call::execute)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is closed");
        assertThatThrownBy(call::executeAsync)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is closed");
        assertThat(node.receivedCount()).isZero();
    }

    private static void assertClosed(CompletableFuture<?> ended, Phase phase) {
        assertThatThrownBy(() -> ended.get(60, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOfSatisfying(ConnectionException.class, e -> {
                    assertThat(e).hasMessageContaining("the client was closed");
                    assertThat(e.phase()).isEqualTo(phase);
                    assertThat(e.interrupted()).isFalse();
                });
    }

    /** The end of a blocking call on a thread of its own. */
    private static CompletableFuture<Object> blocking(Call<?> call) {
        CompletableFuture<Object> end = new CompletableFuture<>();
        new Thread(() -> {
                    try {
                        end.complete(call.execute());
                    } catch (Throwable e) {
                        end.completeExceptionally(e);
                    }
                })
                .start();
        return end;
    }

    private void assertClosingEndsCalls(Consumer<TestOptions> options) {
        HeldResponse held = node.onCustom(TestClient.READ).hold();
        HeldResponse other = node.onCustom(TestClient.ACT).hold();
        TestClient client = TestClient.of(node, options);
        CompletableFuture<?> background = client.read().executeAsync();
        CompletableFuture<?> blocking = blocking(client.act());
        assertThat(held.awaitReceived(SOON)).isTrue();
        assertThat(other.awaitReceived(SOON)).isTrue();
        client.close();
        assertClosed(background, Phase.AWAITING_RESPONSE);
        assertClosed(blocking, Phase.AWAITING_RESPONSE);
        assertThat(held.awaitDisconnect(SOON)).isTrue();
        assertThat(other.awaitDisconnect(SOON)).isTrue();
    }

    @Test
    void closing_ends_calls_that_run_and_the_server_sees_it() {
        assertClosingEndsCalls(options -> {});
    }

    @Test
    void closing_ends_calls_that_run_on_a_users_own_client_too() {
        OkHttpClient users = new OkHttpClient();
        try {
            assertClosingEndsCalls(options -> options.httpClient(users));
        } finally {
            users.dispatcher().executorService().shutdown();
            users.connectionPool().evictAll();
        }
    }

    @Test
    void closing_ends_waits_between_attempts() throws InterruptedException {
        TestClient.fail(node.onAny(), 503, "30");
        Trace trace = new Trace();
        Trace other = new Trace();
        TestClient first = TestClient.of(node, options -> options.instrumentation(trace));
        TestClient second = TestClient.of(node, options -> options.instrumentation(other));
        CompletableFuture<?> background = first.read().executeAsync();
        CompletableFuture<?> blocking = blocking(second.read());
        trace.await("attempt 1 ended");
        other.await("attempt 1 ended");
        first.close();
        second.close();
        assertClosed(background, Phase.WAITING);
        assertClosed(blocking, Phase.WAITING);
        assertThat(node.receivedCount()).isEqualTo(2);
    }

    @Test
    void closing_ends_calls_that_a_rate_limit_holds_before_their_first_attempt() {
        node.onAny().respond("1").always();
        Trace trace = new Trace();
        TestClient client = TestClient.limited(
                node.url(),
                RateLimitGate.limitedTo(1, Duration.ofMinutes(5)),
                options -> options.instrumentation(trace).timeout(Duration.ofMinutes(10)));
        assertThat(client.read().execute()).hasToString("1");
        CompletableFuture<?> background = client.read().executeAsync();
        CompletableFuture<?> blocking = blocking(client.act());
        trace.await("call test.act");
        client.close();
        assertClosed(background, Phase.WAITING);
        assertClosed(blocking, Phase.WAITING);
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void closing_leaves_the_users_own_client_open() throws IOException {
        node.onCustom(TestClient.READ).respond("1").always();
        node.onCustom("GET", "/get").respond("2").always();
        HeldResponse held = node.onCustom("GET", "/held").hold();
        OkHttpClient users = new OkHttpClient();
        try {
            CompletableFuture<Response> theirs = new CompletableFuture<>();
            TestClient client = TestClient.of(node, options -> options.httpClient(users));
            client.read().executeAsync().join();
            users.newCall(new Request.Builder().url(node.url() + "/held").build())
                    .enqueue(new okhttp3.Callback() {
                        @Override
                        public void onResponse(okhttp3.Call call, Response response) {
                            theirs.complete(response);
                        }

                        @Override
                        public void onFailure(okhttp3.Call call, IOException e) {
                            theirs.completeExceptionally(e);
                        }
                    });
            assertThat(held.awaitReceived(SOON)).isTrue();
            client.close();
            assertThat(users.dispatcher().executorService().isShutdown()).isFalse();
            held.release();
            theirs.join().close();
            try (Response response = users.newCall(
                            new Request.Builder().url(node.url() + "/get").build())
                    .execute()) {
                assertThat(response.body().string()).isEqualTo("2");
            }
        } finally {
            users.dispatcher().executorService().shutdown();
            users.connectionPool().evictAll();
        }
    }

    private static List<Thread> ours() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("avalanche4j"))
                .toList();
    }

    @Test
    void threads_are_daemons_and_none_stays_after_the_last_client_was_closed() throws InterruptedException {
        client.close();

        assertNoThreadStaysAfterClose();
    }

    /** The timer that all clients share ends when it has been idle for ten seconds. */
    @Test
    @Tag("long")
    void threads_are_daemons_and_none_stays_though_another_client_is_open() throws InterruptedException {
        assertNoThreadStaysAfterClose();
    }

    private void assertNoThreadStaysAfterClose() throws InterruptedException {
        node.onCustom(TestClient.READ).respond("1").delay(Duration.ofMillis(50)).always();
        List<Thread> before = ours();
        TestClient other = TestClient.of(node);
        List<CompletableFuture<?>> calls = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            calls.add(other.read().executeAsync());
        }
        calls.forEach(CompletableFuture::join);
        List<Thread> threads = new ArrayList<>(ours());
        threads.removeAll(before);
        assertThat(threads).isNotEmpty().allMatch(Thread::isDaemon);
        other.close();
        for (Thread thread : threads) {
            thread.join(60_000);
            assertThat(thread.isAlive()).isFalse();
        }
    }

    @Test
    void many_threads_share_one_client() {
        node.onCustom(TestClient.READ).respond(params -> params).always();
        List<CompletableFuture<Object>> ends = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            ends.add(blocking(client.read()));
        }
        ends.forEach(end -> assertThat(end.join()).hasToString("{}"));
        assertThat(node.received())
                .extracting(request -> request.id().orElseThrow())
                .doesNotHaveDuplicates()
                .hasSize(100);
    }

    /** Makes one call in the background and returns, as a small program might. */
    static final class OneCall {
        private OneCall() {}

        public static void main(String[] args) {
            TestClient.of(args[0], options -> {}).read().executeAsync().join();
            List<Thread> others = Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> !thread.isDaemon() && thread != Thread.currentThread())
                    .filter(thread ->
                            thread.getThreadGroup() == Thread.currentThread().getThreadGroup())
                    .toList();
            if (!others.isEmpty()) {
                throw new AssertionError("the JVM waits for " + others);
            }
        }
    }

    @Test
    void a_program_waits_for_no_thread_after_a_call_in_the_background() throws Exception {
        node.onCustom(TestClient.READ).respond("1").always();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process program = new ProcessBuilder(java, "-cp", classPath, OneCall.class.getName(), node.url())
                .redirectErrorStream(true)
                .redirectOutput(new File("target", "one-call.txt"))
                .start();
        try {
            assertThat(node.awaitReceived(TestClient.READ, 1, Duration.ofSeconds(60)))
                    .isTrue();
            assertThat(program.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(program.exitValue()).isZero();
        } finally {
            program.destroyForcibly();
        }
    }
}
