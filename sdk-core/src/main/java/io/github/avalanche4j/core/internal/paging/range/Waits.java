package io.github.avalanche4j.core.internal.paging.range;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The waits of a walk: for more items, and for a server that is down. Closing ends them. */
final class Waits {
    private static final Logger LOG = LoggerFactory.getLogger("io.github.avalanche4j.tail");
    private static final long NONE = Long.MIN_VALUE;
    private static final Duration BETWEEN_LINES = Duration.ofMinutes(1);

    private final String endpoint;
    private final @Nullable Duration interval;
    private final Duration maxOutage;
    private final @Nullable UnaryOperator<Runnable> wakeUp;
    private final AtomicBoolean awake = new AtomicBoolean();
    private final AtomicReference<Runnable> stopListening = new AtomicReference<>();
    private volatile boolean closed;
    private volatile @Nullable CompletableFuture<Void> pause;
    private volatile Clock clock = Clock.Real.SYSTEM;
    private volatile @Nullable Transport transport;
    private long downSince = NONE;
    private long nextLine;

    /** Waits of {@code interval} each, which {@code wakeUp} can end early; no waits if the interval is null. */
    Waits(String endpoint, @Nullable Duration interval, @Nullable UnaryOperator<Runnable> wakeUp, Duration maxOutage) {
        this.endpoint = endpoint;
        this.interval = interval;
        this.wakeUp = wakeUp;
        this.maxOutage = maxOutage;
    }

    /** Whether the walk may wait for more. */
    boolean isTail() {
        return interval != null;
    }

    /** Waits by this clock. */
    void use(Clock ofClient) {
        clock = ofClient;
    }

    /** Waits by the clock of the client that fetches the items, until it is closed. */
    void use(Transport ofClient) {
        transport = ofClient;
        use(ofClient.clock());
    }

    /** Whether the reader waits out outages, so that single requests need not. */
    boolean isPatient() {
        return interval != null && !maxOutage.isZero();
    }

    /**
     * What to throw for {@code failure}; null if it is part of an outage that the reader waits out. It says how long an
     * outage lasted that was too long.
     */
    @Nullable
    AvalancheException thrown(AvalancheException failure) {
        if (!isPatient() || !failure.isTransient()) {
            return failure;
        }
        long now = clock.nanoTime();
        if (downSince == NONE) {
            downSince = now;
            nextLine = now + BETWEEN_LINES.toNanos();
            LOG.warn(
                    "{}: an outage begins, waiting for at most {}: {}",
                    endpoint,
                    text(maxOutage),
                    failure.getMessage());
        } else if (now - nextLine >= 0) {
            nextLine = now + BETWEEN_LINES.toNanos();
            LOG.warn("{}: the outage has lasted {}: {}", endpoint, text(lasted(now)), failure.getMessage());
        }
        if (now - downSince < maxOutage.toNanos()) {
            return null;
        }
        Duration lasted = lasted(now);
        downSince = NONE; // if the reader asks again, a new outage begins
        return ConnectionException.of(
                endpoint + ": the outage has lasted " + text(lasted) + ", longer than maxOutage, " + text(maxOutage)
                        + "; the same iterator can continue when the server responds, or allow more with maxOutage(); last: "
                        + failure.getMessage(),
                details -> details.endpoint(endpoint).elapsed(lasted).cause(failure));
    }

    private Duration lasted(long now) {
        return Duration.ofNanos(now - downSince);
    }

    private static String text(Duration length) {
        return String.format(Locale.ROOT, "%.1f s", length.toMillis() / 1000.0);
    }

    /** Called when the server has responded. After an outage, listening again connects without a backoff. */
    void outageEnded() {
        boolean wasDown = downSince != NONE;
        if (wasDown) {
            LOG.warn("{}: the outage is over after {}", endpoint, text(lasted(clock.nanoTime())));
        }
        downSince = NONE;
        Runnable stop = wasDown ? stopListening.getAndSet(null) : null;
        if (stop != null) {
            listen();
            stop.run();
        }
    }

    /**
     * Waits before the next poll; returns false if there is none, because the list has an end or the walk is closed.
     */
    boolean await() {
        if (interval == null) {
            return false;
        }
        CompletableFuture<Void> wait = begin();
        try {
            boolean unused = clock.await(wait, interval); // either way, wait no longer
            awake.set(false); // the next request sees what the notification was about
            return !closed;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ConnectionException.of(
                    endpoint + ": the thread was interrupted while waiting for more; the same iterator can continue",
                    details -> details.endpoint(endpoint).interrupted(true).cause(e));
        } finally {
            wait.complete(null);
        }
    }

    /** Like {@link #await} for a tail, without blocking a thread. */
    CompletableFuture<Void> pause() {
        CompletableFuture<Void> next = begin();
        Runnable cancel = clock.schedule(Objects.requireNonNull(interval), () -> next.complete(null));
        return next.thenRun(() -> {
            cancel.run();
            awake.set(false);
        });
    }

    /** A pause that a notification, {@link #close} or closing the client ends: then the next request says so. */
    private CompletableFuture<Void> begin() {
        listen();
        CompletableFuture<Void> next = new CompletableFuture<>();
        pause = next;
        if (closed || awake.get()) {
            next.complete(null);
        }
        Transport client = transport;
        if (client != null) {
            // what follows runs code of users, which must not hold up the thread that closes the client
            Runnable open = client.onClose(() -> client.complete(() -> next.complete(null)));
            next.whenComplete((unused, failure) -> open.run());
        }
        return next;
    }

    /** Starts listening at the first wait, because a walk that is catching up does not need it. */
    private void listen() {
        if (wakeUp == null || stopListening.get() != null) {
            return;
        }
        Runnable stop = wakeUp.apply(this::wake);
        stopListening.set(stop);
        if (closed) {
            stop.run();
        }
    }

    private void wake() {
        awake.set(true); // for the next pause, if there is none now
        CompletableFuture<Void> running = pause;
        if (running != null) {
            running.complete(null);
        }
    }

    boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
        wake();
        Runnable stop = stopListening.get();
        if (stop != null) {
            stop.run();
        }
    }
}
