package io.github.avalanche4j.testing;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What happens to an answer on its way out.
 *
 * @param delay the wait before it
 * @param cutAfter body bytes after which the connection is closed; {@link #CUT_BEFORE} not even a status line, {@link #NEVER} none of it
 * @param slowBytes body bytes per period, 0 for full speed
 * @param slowPeriod the period
 * @param held what to wait for, if anything
 * @param holdAfter body bytes sent before that wait; {@link #NEVER} to wait before the status line
 */
record Effects(
        Duration delay,
        long cutAfter,
        int slowBytes,
        Duration slowPeriod,
        @Nullable Held held,
        long holdAfter) {
    static final long NEVER = -1;
    static final long CUT_BEFORE = -2;
    static final Effects NONE = new Effects(Duration.ZERO, NEVER, 0, Duration.ZERO, null, NEVER);

    /** Both, the later one's choice first: an array of answers takes the effects of its items. */
    Effects and(Effects other) {
        return new Effects(
                delay.plus(other.delay),
                other.cutAfter == NEVER ? cutAfter : other.cutAfter,
                other.slowBytes == 0 ? slowBytes : other.slowBytes,
                other.slowBytes == 0 ? slowPeriod : other.slowPeriod,
                other.held == null ? held : other.held,
                other.held == null ? holdAfter : other.holdAfter);
    }

    Effects delay(Duration time) {
        return new Effects(time, cutAfter, slowBytes, slowPeriod, held, holdAfter);
    }

    Effects cutAfter(long bytes) {
        return new Effects(delay, bytes, slowBytes, slowPeriod, held, holdAfter);
    }

    Effects slow(int bytes, Duration period) {
        return new Effects(delay, cutAfter, bytes, period, held, holdAfter);
    }

    Effects hold(Held handle, long afterBytes) {
        return new Effects(delay, cutAfter, slowBytes, slowPeriod, handle, afterBytes);
    }
}
