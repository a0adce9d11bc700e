package io.github.avalanche4j.testing;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What happens to an answer on its way out.
 *
 * @param delay the wait before it
 * @param disconnectAfter body bytes after which the connection is closed; {@link #DISCONNECT_BEFORE_HEAD} not even a status line, {@link #NEVER} none of it
 * @param throttleBytes body bytes per period, 0 for full speed
 * @param throttlePeriod the period
 * @param held what to wait for, if anything
 * @param holdAfter body bytes sent before that wait; {@link #NEVER} to wait before the status line
 */
record Effects(
        Duration delay,
        long disconnectAfter,
        int throttleBytes,
        Duration throttlePeriod,
        @Nullable HeldResponse held,
        long holdAfter) {
    static final long NEVER = -1;
    static final long DISCONNECT_BEFORE_HEAD = -2;
    static final Effects NONE = new Effects(Duration.ZERO, NEVER, 0, Duration.ZERO, null, NEVER);

    /** Both, the later one's choice first: an array of answers takes the effects of its items. */
    Effects and(Effects other) {
        return new Effects(
                delay.plus(other.delay),
                other.disconnectAfter == NEVER ? disconnectAfter : other.disconnectAfter,
                other.throttleBytes == 0 ? throttleBytes : other.throttleBytes,
                other.throttleBytes == 0 ? throttlePeriod : other.throttlePeriod,
                other.held == null ? held : other.held,
                other.held == null ? holdAfter : other.holdAfter);
    }

    Effects delay(Duration time) {
        return new Effects(time, disconnectAfter, throttleBytes, throttlePeriod, held, holdAfter);
    }

    Effects disconnectAfter(long bytes) {
        return new Effects(delay, bytes, throttleBytes, throttlePeriod, held, holdAfter);
    }

    Effects throttle(int bytes, Duration period) {
        return new Effects(delay, disconnectAfter, bytes, period, held, holdAfter);
    }

    Effects hold(HeldResponse handle, long afterBytes) {
        return new Effects(delay, disconnectAfter, throttleBytes, throttlePeriod, handle, afterBytes);
    }
}
