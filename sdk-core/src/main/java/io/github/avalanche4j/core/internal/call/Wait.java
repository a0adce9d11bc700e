package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One run of a wait: its deadline, and what it saw last. */
public final class Wait {
    private final Transport transport;
    private final String condition;
    private final boolean sitsOutFailures;
    private final CallOptions options;
    private final long start;
    private String endpoint = "";
    private int requests;
    private @Nullable ApiResponse<?> response;
    private @Nullable String lastSeen;
    private @Nullable AvalancheException lastFailure;

    Wait(Transport transport, String condition, boolean sitsOutFailures, CallOptions options) {
        this.transport = transport;
        this.condition = condition;
        this.sitsOutFailures = sitsOutFailures;
        this.options = options;
        this.start = transport.clock().nanoTime();
    }

    public Duration elapsed() {
        return Duration.ofNanos(transport.clock().nanoTime() - start);
    }

    /** The time of day. */
    public Instant now() {
        return transport.clock().now();
    }

    /** Records what was seen, for the message at the deadline. */
    public void saw(String what) {
        lastSeen = what;
    }

    /** Records a failure that is more informative than a later one. */
    public void saw(AvalancheException failure) {
        saw(String.valueOf(failure.getMessage()));
        lastFailure = failure;
    }

    /** The failure of the last request; null if it succeeded. */
    public @Nullable AvalancheException lastFailure() {
        return lastFailure;
    }

    /** The time until the deadline. */
    public Duration remaining() {
        return options.timeout().minus(elapsed());
    }

    /** The options of the next request, which must end before this wait's deadline. */
    CallOptions next(Look.Ask<?, ?> ask) {
        Duration remaining = remaining();
        if (remaining.isZero() || remaining.isNegative()) {
            throw late();
        }
        requests++;
        endpoint = CallAccess.runner(ask.call()).toString().split(" ", 2)[0];
        if (ask.share() != null) {
            return options.withTimeout(ask.share());
        }
        CallOptions limited = options.withTimeout(remaining);
        return sitsOutFailures ? limited.withRetries(0) : limited;
    }

    <S> Optional<S> responded(ApiResponse<S> received) {
        response = received;
        lastFailure = null;
        if (!sitsOutFailures) {
            lastSeen = String.valueOf(received.value());
        }
        return Optional.of(received.value());
    }

    /** Returns no value if the next check may succeed; any other failure ends the wait. */
    <S> Optional<S> failed(RuntimeException failure) {
        if (!sitsOutFailures || !(failure instanceof AvalancheException known)) {
            throw failure;
        }
        boolean cutShort = false;
        if (failure instanceof ConnectionException network) {
            if (network.interrupted()) {
                throw network;
            }
            cutShort = network.timedOut() && remaining().compareTo(Duration.ZERO) <= 0;
        }
        if (!cutShort || lastSeen == null) { // the end of the wait is less informative than what was seen before
            saw(known);
        }
        return Optional.empty();
    }

    /** How long to wait before the next check, which must be before the deadline. */
    Duration pause(Duration interval) {
        if (interval.compareTo(remaining()) >= 0) {
            throw late();
        }
        return interval;
    }

    /** Ends a run whose client was closed in a pause. */
    void resume() {
        if (transport.isClosed()) {
            throw ended("ended, because the client was closed", false, false);
        }
    }

    <T> ApiResponse<T> found(T value) {
        return response == null ? FixedRunner.completed(value).run(options) : response.with(value);
    }

    private ConnectionException late() {
        return ended("took longer than " + options.timeout().toMillis() + " ms", true, false);
    }

    ConnectionException interrupted() {
        return ended("was interrupted", false, true);
    }

    private ConnectionException ended(String how, boolean timedOut, boolean interrupted) {
        return ConnectionException.of(
                "waiting until " + condition + " " + how + " (" + transport.server() + ")"
                        + (timedOut ? "; allow more time with timeout()" : "")
                        + "; last seen: " + (lastSeen == null ? "nothing yet" : lastSeen),
                details -> details.endpoint(endpoint)
                        .elapsed(elapsed())
                        .attempts(requests)
                        .timedOut(timedOut)
                        .interrupted(interrupted)
                        .isTransient(timedOut)
                        .cause(lastFailure));
    }
}
