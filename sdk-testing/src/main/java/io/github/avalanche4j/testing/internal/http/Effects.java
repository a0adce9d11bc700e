package io.github.avalanche4j.testing.internal.http;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The faults of a response while it is sent.
 *
 * @param delay how long to wait before it
 * @param disconnectAfter body bytes after which the connection is closed; {@link #DISCONNECT_BEFORE_HEAD} before the
 *     status line, {@link #NEVER} never
 * @param throttleBytes body bytes per period, 0 for full speed
 * @param hold the hold to wait for, if any
 * @param holdAfter body bytes sent before that wait; {@link #NEVER} to wait before the status line
 */
public record Effects(
        Duration delay,
        long disconnectAfter,
        int throttleBytes,
        Duration throttlePeriod,
        @Nullable Hold hold,
        long holdAfter) {
    public static final long NEVER = -1;
    public static final long DISCONNECT_BEFORE_HEAD = -2;
    public static final Effects NONE = new Effects(Duration.ZERO, NEVER, 0, Duration.ZERO, null, NEVER);

    /**
     * Combines both; if both set the same effect, the other one wins. A batch response has the effects of its items.
     */
    public Effects and(Effects other) {
        return new Effects(
                delay.plus(other.delay),
                other.disconnectAfter == NEVER ? disconnectAfter : other.disconnectAfter,
                other.throttleBytes == 0 ? throttleBytes : other.throttleBytes,
                other.throttleBytes == 0 ? throttlePeriod : other.throttlePeriod,
                other.hold == null ? hold : other.hold,
                other.hold == null ? holdAfter : other.holdAfter);
    }

    public Effects delay(Duration time) {
        return new Effects(time, disconnectAfter, throttleBytes, throttlePeriod, hold, holdAfter);
    }

    public Effects disconnectAfter(long bytes) {
        return new Effects(delay, bytes, throttleBytes, throttlePeriod, hold, holdAfter);
    }

    public Effects throttle(int bytes, Duration period) {
        return new Effects(delay, disconnectAfter, bytes, period, hold, holdAfter);
    }

    public Effects hold(Hold newHold, long afterBytes) {
        return new Effects(delay, disconnectAfter, throttleBytes, throttlePeriod, newHold, afterBytes);
    }
}
