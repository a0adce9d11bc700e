package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.http.Tracked;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.ConnectionSpec;
import okhttp3.Dispatcher;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.ResponseBody;
import org.jspecify.annotations.Nullable;

/** A client whose requests run when the test says so, on the test's thread, with a stopped clock. */
final class HeldClient {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicInteger started = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();
    final ManualTimers timers = new ManualTimers();
    final RateLimitGate gate = RateLimitGate.beginningWith(1_000);
    final Transport transport;

    /** A client with this many concurrent requests, and a server that responds with {@code status}. */
    HeldClient(int maxRequests, int status) {
        Dispatcher dispatcher = new Dispatcher(Simulation.executor(tasks::add));
        dispatcher.setMaxRequests(maxRequests);
        OkHttpClient http = new OkHttpClient.Builder()
                .connectionSpecs(List.of(ConnectionSpec.CLEARTEXT))
                .dispatcher(dispatcher)
                .addInterceptor(Tracked.interceptor())
                .addInterceptor(chain ->
                        Tracked.response(chain, status, ResponseBody.create("{}", MediaType.get("application/json"))))
                .build();
        ClientSettings options = TestOptions.of(builder ->
                builder.httpClient(http).timeout(Duration.ofSeconds(30)).instrumentation(new Ends()));
        transport = new Transport("http://held.test", options, new ApiErrorDecoder(), gate, timers);
    }

    Call<JsonTree> call() {
        return new RestChannel(transport).call(TestClient.GETTING, null);
    }

    /** Runs the pending requests. */
    void work() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
    }

    /** Nothing runs, waits or is remembered, and the end of each call was reported once. */
    void assertIdle() {
        work();
        if (started.get() != ended.get()) {
            throw new AssertionError(started + " calls began and " + ended + " ended");
        }
        if (!transport.running().isEmpty()) {
            throw new AssertionError("the client remembers " + transport.running());
        }
        if (timers.pending() > 0) {
            throw new AssertionError(timers.pending() + " timers stay");
        }
    }

    private final class Ends implements Instrumentation {
        @Override
        public Observation callStarted(String endpoint, String server) {
            started.incrementAndGet();
            return new Observation() {
                @Override
                public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                    ended.incrementAndGet();
                }
            };
        }
    }
}
