package io.github.avalanche4j.testing.internal.http;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The signals between a connection's thread and a test about a held response. */
public final class Hold {
    private final CountDownLatch received = new CountDownLatch(1);
    private final CountDownLatch disconnected = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    public boolean awaitReceived(Duration timeout) {
        return await(received, timeout);
    }

    public boolean awaitDisconnect(Duration timeout) {
        return await(disconnected, timeout);
    }

    public void release() {
        released.countDown();
    }

    void markReceived() {
        received.countDown();
    }

    void markDisconnected() {
        disconnected.countDown();
    }

    boolean isReleased() {
        return released.getCount() == 0;
    }

    static boolean await(CountDownLatch latch, Duration timeout) {
        try {
            return latch.await(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
