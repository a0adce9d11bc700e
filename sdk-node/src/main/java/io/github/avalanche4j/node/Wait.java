package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.Transport;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One wait for a node: its deadline, and what was seen last. What fails meanwhile may succeed the next time. */
final class Wait {
    private static final Duration INTERVAL = Duration.ofMillis(500);

    private final Transport transport;
    private final String until;
    private final Duration timeout;
    private final long start = System.nanoTime();
    private @Nullable String last;
    private @Nullable AvalancheException lastFailure;

    /** A wait {@code until} something is so, which completes a sentence: "waiting until …". */
    Wait(Transport transport, String until, Duration timeout) {
        this.transport = transport;
        this.until = until;
        this.timeout = timeout;
    }

    private Duration left() {
        return timeout.minus(elapsed());
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** The call with one attempt that ends with this wait at the latest. */
    <T> Call<T> limited(Call<T> call) {
        Duration left = left();
        return call.retries(0).timeout(left.compareTo(Duration.ZERO) > 0 ? left : Duration.ofNanos(1));
    }

    /** The value of one attempt; empty where it failed, which {@link #lastFailure} tells. */
    <T> Optional<T> ask(Call<T> call) {
        try {
            T value = limited(call).execute();
            lastFailure = null;
            return Optional.of(value);
        } catch (AvalancheException e) {
            boolean ofNetwork = e instanceof ConnectionException;
            if (ofNetwork && ((ConnectionException) e).interrupted()) {
                throw e;
            }
            boolean cutShort = ofNetwork && ((ConnectionException) e).timedOut() && isOver();
            if (!cutShort || last == null) { // that the wait is over says less than what was seen before
                saw(String.valueOf(e.getMessage()));
                lastFailure = e;
            }
            return Optional.empty();
        }
    }

    /** Notes what was seen, for the message at the deadline. */
    void saw(String what) {
        last = what;
    }

    /** Why the last attempt failed; null where it did not. */
    @Nullable
    AvalancheException lastFailure() {
        return lastFailure;
    }

    private boolean isOver() {
        return left().compareTo(Duration.ZERO) <= 0;
    }

    /** Waits until the next look; fails at the deadline. */
    void pause() {
        Duration left = left();
        try {
            transport.sleep(INTERVAL.compareTo(left) < 0 ? INTERVAL : left.isNegative() ? Duration.ZERO : left);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ended("was interrupted", true);
        }
        if (isOver()) {
            throw ended("took longer than " + timeout.toMillis() + " ms", false);
        }
    }

    private ConnectionException ended(String how, boolean interrupted) {
        return new ConnectionException(
                "waiting until " + until + " " + how + " (" + transport.server() + "); last seen: "
                        + (last == null ? "nothing yet" : last),
                "",
                ConnectionException.Phase.WAITING,
                elapsed(),
                0,
                !interrupted,
                interrupted,
                !interrupted,
                lastFailure);
    }
}
