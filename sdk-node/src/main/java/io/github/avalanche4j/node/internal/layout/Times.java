package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.core.InvalidRequestException;
import java.time.Duration;
import java.time.Instant;

/**
 * Seconds on the wire, as instants and durations. A number above the largest that these can hold becomes one of the
 * last before their maximum, distinguished by nanoseconds, so that each number can be written back: 2^64 − 1 is the
 * maximum itself, and smaller numbers are that many nanoseconds before it.
 */
public final class Times {
    private static final long LAST = Instant.MAX.getEpochSecond();
    private static final long FIRST = Instant.MIN.getEpochSecond();
    private static final int NANOS = 999_999_999; // from 1 on: without nanoseconds a number is the seconds themselves

    private Times() {}

    /** 64 bits without a sign. */
    public static Instant ofUnsigned(long seconds) {
        if (seconds == 0) {
            return Instant.EPOCH;
        } else if (seconds > 0 && seconds <= LAST) {
            return Instant.ofEpochSecond(seconds);
        }
        return Instant.ofEpochSecond(LAST - Long.divideUnsigned(~seconds, NANOS), nanos(seconds));
    }

    /** The 64 bits that {@link #ofUnsigned} gives a time for. */
    public static long toUnsigned(String name, Instant time) {
        return bits(name, time, time.getEpochSecond(), time.getNano(), LAST);
    }

    /** 64 bits without a sign. */
    public static Duration duration(long seconds) {
        return seconds >= 0
                ? Duration.ofSeconds(seconds)
                : Duration.ofSeconds(Long.MAX_VALUE - ~seconds / NANOS, nanos(seconds));
    }

    /** The 64 bits that {@link #duration} gives a duration for. */
    public static long toUnsigned(String name, Duration duration) {
        return bits(name, duration, duration.getSeconds(), duration.getNano(), Long.MAX_VALUE);
    }

    private static long nanos(long seconds) {
        return NANOS - Long.remainderUnsigned(~seconds, NANOS);
    }

    private static long bits(String name, Object value, long seconds, int nanos, long last) {
        if (nanos == 0 && seconds >= 0) {
            return seconds;
        }
        long fromEnd = last - seconds < Long.MAX_VALUE / NANOS * 2 ? (last - seconds) * NANOS + NANOS - nanos : -1;
        if (nanos == 0 || seconds < 0 || Long.compareUnsigned(~fromEnd, last) <= 0) {
            throw new InvalidRequestException(name, value.toString(), "whole seconds from 0 on");
        }
        return ~fromEnd;
    }

    /** 64 bits with a sign; what lies outside of what an instant can be is the first or last one. */
    public static Instant ofSigned(long seconds) {
        return seconds > LAST ? Instant.MAX : seconds < FIRST ? Instant.MIN : Instant.ofEpochSecond(seconds);
    }
}
