package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Duration;
import java.time.Instant;

/**
 * Seconds on the wire, as instants and durations. A number too large for them becomes a value just below their maximum,
 * so that each number can be written back: 2^64 − 1 is the maximum itself, and each smaller number is one nanosecond
 * less. A negative number too small for them becomes a value just above their minimum.
 */
public final class Times {
    private static final long LAST = Instant.MAX.getEpochSecond();
    private static final long FIRST = Instant.MIN.getEpochSecond();
    private static final int NANOS = 999_999_999; // from 1 on: without nanoseconds a number is the seconds themselves

    private Times() {}

    /** 64 bits, unsigned. */
    public static Instant ofUnsigned(long seconds) {
        if (seconds == 0) {
            return Instant.EPOCH;
        } else if (seconds > 0 && seconds <= LAST) {
            return Instant.ofEpochSecond(seconds);
        }
        return Instant.ofEpochSecond(LAST - Long.divideUnsigned(~seconds, NANOS), nanos(seconds));
    }

    /** The inverse of {@link #ofUnsigned}. */
    public static long toUnsigned(String name, Instant time) {
        return bits(name, time, time.getEpochSecond(), time.getNano(), LAST);
    }

    /** 64 bits, unsigned. */
    public static Duration duration(long seconds) {
        return seconds >= 0
                ? Duration.ofSeconds(seconds)
                : Duration.ofSeconds(Long.MAX_VALUE - ~seconds / NANOS, nanos(seconds));
    }

    /** The inverse of {@link #duration}. */
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

    /** 64 bits, signed. */
    public static Instant ofSigned(long seconds) {
        if (seconds >= 0) {
            return ofUnsigned(seconds);
        } else if (seconds >= FIRST) {
            return Instant.ofEpochSecond(seconds);
        }
        long fromStart = seconds - Long.MIN_VALUE;
        return Instant.ofEpochSecond(FIRST + fromStart / NANOS, 1 + fromStart % NANOS);
    }

    /** The inverse of {@link #ofSigned}. */
    public static UInt64 toSigned(String name, Instant time) {
        long seconds = time.getEpochSecond();
        int nanos = time.getNano();
        long bits;
        if (seconds >= 0) {
            bits = toUnsigned(name, time);
        } else if (nanos == 0) {
            return UInt64.fromBits(seconds);
        } else {
            long sinceFirst = Math.min(seconds - FIRST, Long.MAX_VALUE / NANOS - 1);
            bits = Long.MIN_VALUE + sinceFirst * NANOS + nanos - 1;
        }
        if (seconds >= 0 ? bits < 0 : bits >= FIRST) {
            throw new InvalidRequestException(name, time.toString(), "whole seconds");
        }
        return UInt64.fromBits(bits);
    }
}
