package io.github.avalanche4j.testing;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * An answer that waits until the test lets it go. It shows a cancelled call from the server's side: the request came in, then the client hung up.
 */
public final class HeldResponse {
    private final CountDownLatch received = new CountDownLatch(1);
    private final CountDownLatch dropped = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    HeldResponse() {}

    /**
     * Waits for the request (or, if bytes are sent before the hold, for those to be on their way).
     *
     * @param atMost how long to wait
     * @return whether it came
     */
    public boolean awaitReceived(Duration atMost) {
        return await(received, atMost);
    }

    /**
     * Waits for the client to close the connection while its answer is held.
     *
     * @param atMost how long to wait
     * @return whether it did
     */
    public boolean awaitDisconnect(Duration atMost) {
        return await(dropped, atMost);
    }

    /** Lets the answer go, this one and any that would be held later. */
    public void release() {
        released.countDown();
    }

    void arrived() {
        received.countDown();
    }

    void hungUp() {
        dropped.countDown();
    }

    boolean isReleased() {
        return released.getCount() == 0;
    }

    static boolean await(CountDownLatch latch, Duration atMost) {
        try {
            return latch.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
