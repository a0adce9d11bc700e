package io.github.avalanche4j.testing.internal.data;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** The time for the expiry of page tokens: the system's time, plus what the test has added. */
public final class FakeTime {
    private static final long UNLIMITED = Long.MAX_VALUE;

    private final AtomicLong passed = new AtomicLong();
    private volatile long tokenLife = UNLIMITED;

    public void pass(Duration time) {
        passed.addAndGet(time.toSeconds());
    }

    public void tokenLife(Duration life) {
        tokenLife = life.toSeconds();
    }

    /** The time of issue of a token, in 24 bits; 0 if tokens never expire. */
    int stamp() {
        return tokenLife == UNLIMITED ? 0 : (int) seconds() & 0xff_ffff;
    }

    boolean isExpired(int stamp) {
        return tokenLife != UNLIMITED && ((seconds() - stamp) & 0xff_ffff) > tokenLife;
    }

    private long seconds() {
        return System.currentTimeMillis() / 1000 + passed.get();
    }
}
