package io.github.avalanche4j.node.internal.layout;

import java.time.Instant;

/** Seconds on the wire, as instants. */
public final class Times {
    private static final long LAST = Instant.MAX.getEpochSecond();
    private static final long FIRST = Instant.MIN.getEpochSecond();

    private Times() {}

    /** 64 bits without a sign; what lies after the last instant, which means never, is that. */
    public static Instant ofUnsigned(long seconds) {
        if (seconds == 0) {
            return Instant.EPOCH;
        }
        return seconds < 0 || seconds > LAST ? Instant.MAX : Instant.ofEpochSecond(seconds);
    }

    /** 64 bits with a sign; what lies outside of what an instant can be is the first or last one. */
    public static Instant ofSigned(long seconds) {
        return seconds > LAST ? Instant.MAX : seconds < FIRST ? Instant.MIN : Instant.ofEpochSecond(seconds);
    }
}
