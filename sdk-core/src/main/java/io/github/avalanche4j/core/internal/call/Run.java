package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * One run of several calls: their deadline, and what they have sent and received so far. Runs may be nested; a run
 * within another ends with that one at the latest.
 */
public final class Run {
    private final String name;
    private final @Nullable Transport transport;
    private final CallOptions options;
    private final Duration timeout;
    private final Clock clock;
    private final long start;
    // of the outermost run
    private final AtomicInteger attempts;
    private final Run outermost;
    private volatile @Nullable ApiResponse<?> response;

    Run(String name, @Nullable Transport transport, CallOptions options) {
        Run within = options.run();
        this.name = within == null ? name : within.name;
        this.transport = transport != null || within == null ? transport : within.transport;
        this.options = options;
        Duration ofClient = (this.transport == null ? Transport.LIMITS : this.transport.limits()).timeout();
        Duration own = options.timeout() != null ? options.timeout() : within == null ? ofClient : within.timeout;
        this.timeout = shorter(own, within);
        this.clock = this.transport == null ? Clock.Real.SYSTEM : this.transport.clock();
        this.start = clock.nanoTime();
        this.outermost = within == null ? this : within.outermost;
        this.attempts = within == null ? new AtomicInteger() : within.attempts;
    }

    /** The length, or what is left of a run if that is less. */
    static Duration shorter(Duration length, @Nullable Run within) {
        if (within == null || length.compareTo(within.remaining()) <= 0) {
            return length;
        }
        return within.remaining();
    }

    public Duration elapsed() {
        return Duration.ofNanos(clock.nanoTime() - start);
    }

    /** The time until the deadline; not positive after it. */
    public Duration remaining() {
        return timeout.minus(elapsed());
    }

    /** Whether the deadline has passed. */
    public boolean isOver() {
        return remaining().compareTo(Duration.ZERO) <= 0;
    }

    /** The time of day. */
    public Instant now() {
        return clock.now();
    }

    /** The time that the run has in all. */
    Duration timeout() {
        return timeout;
    }

    Clock clock() {
        return clock;
    }

    @Nullable
    Transport transport() {
        return transport;
    }

    boolean isClosed() {
        return transport != null && transport.isClosed();
    }

    /** The server in parentheses, for a message. */
    String server() {
        return transport == null ? "" : " (" + transport.server() + ")";
    }

    /** The options of a call in this run. */
    CallOptions optionsOf(CallOptions call) {
        return call.or(new CallOptions(
                null,
                options.attemptTimeout(),
                options.retries(),
                options.headers(),
                options.keepBody(),
                options.quiet(),
                this));
    }

    /** Starts a call of this run in the background. */
    <T> CompletableFuture<T> start(Call<T> call) {
        return CallAccess.runner(call)
                .runAsync(optionsOf(CallAccess.options(call)), ApiResponse::value, failure -> failure);
    }

    void attempted() {
        attempts.incrementAndGet();
    }

    void responded(ApiResponse<?> received) {
        outermost.response = received;
    }

    /** The response to all of it: the value, the last status and headers, the sum of attempts, the whole time. */
    <T> ApiResponse<T> response(T value) {
        ApiResponse<?> last = outermost.response;
        if (last == null) {
            return FixedRunner.of(value).response();
        }
        return CallAccess.response(
                value, last.status(), last.headers(), elapsed(), attempts.get(), last.body(), last.bodyComplete());
    }

    /** Fails if nothing may follow: the client is closed, the thread is interrupted, or the deadline has passed. */
    void check(boolean isBlocking) {
        if (isClosed()) {
            throw closed();
        } else if (isBlocking && Thread.currentThread().isInterrupted()) {
            throw interrupted(null);
        } else if (isOver()) {
            throw late();
        }
    }

    ConnectionException closed() {
        return ended("ended, because the client was closed", false, null);
    }

    ConnectionException interrupted(@Nullable InterruptedException cause) {
        return ended(
                "ended, because the thread was interrupted",
                false,
                Objects.requireNonNullElseGet(cause, InterruptedException::new));
    }

    ConnectionException late() {
        return ended("ended at the deadline, before its next step; allow more time with timeout()", true, null);
    }

    private ConnectionException ended(String how, boolean timedOut, @Nullable InterruptedException cause) {
        return ConnectionException.of(
                name + " " + how,
                details -> details.endpoint(name)
                        .elapsed(elapsed())
                        .attempts(attempts.get())
                        .timedOut(timedOut)
                        .isTransient(timedOut)
                        .interrupted(cause != null)
                        .cause(cause));
    }
}
