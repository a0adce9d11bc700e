package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Deadlines that nothing else would enforce: those of calls that wait for their turn, and those of calls whose timer in
 * the HTTP client is dead. One timer serves all of them, because a timer for each would cost a tenth of a call. Most
 * calls have the same timeout, so they usually expire in the order in which they were added.
 */
final class Deadlines {
    private final Clock clock;
    private final Set<Waiting> waiting = ConcurrentHashMap.newKeySet();
    private final AtomicReference<@Nullable Alarm> alarm = new AtomicReference<>();

    Deadlines(Clock clock) {
        this.clock = clock;
    }

    /** Compared by identity, like calls. */
    private static final class Waiting {
        private final long at;
        private final Runnable expired;

        private Waiting(long at, Runnable expired) {
            this.at = at;
            this.expired = expired;
        }
    }

    private static final class Alarm {
        private final long at;
        private volatile Runnable cancel = () -> {};

        private Alarm(long at) {
            this.at = at;
        }
    }

    /** Runs {@code expired} after {@code left}; running the returned action cancels it. */
    Runnable add(Duration remaining, Runnable expired) {
        Waiting call = new Waiting(clock.nanoTime() + remaining.toNanos(), expired);
        waiting.add(call);
        ringBy(call.at);
        return () -> waiting.remove(call);
    }

    private void ringBy(long at) {
        Alarm known = alarm.get();
        while (known == null || known.at - at > 0) {
            Alarm earlier = new Alarm(at);
            if (alarm.compareAndSet(known, earlier)) {
                earlier.cancel = clock.schedule(Duration.ofNanos(at - clock.nanoTime()), () -> ring(earlier));
                if (known != null) {
                    known.cancel.run();
                }
                return;
            }
            known = alarm.get();
        }
    }

    private void ring(Alarm rung) {
        alarm.compareAndSet(rung, null); // before the check: a call that is added now sets its own alarm
        long now = clock.nanoTime();
        @Nullable Waiting next = null;
        List<Waiting> over = new ArrayList<>();
        for (Waiting call : waiting) {
            if (call.at - now <= 0) {
                over.add(call);
            } else if (next == null || call.at - next.at < 0) {
                next = call;
            }
        }
        if (next != null) {
            ringBy(next.at);
        }
        over.stream().filter(waiting::remove).forEach(call -> call.expired.run());
    }

    /** Forgets the timer. */
    void close() {
        Alarm last = alarm.getAndSet(null);
        if (last != null) {
            last.cancel.run();
        }
    }
}
