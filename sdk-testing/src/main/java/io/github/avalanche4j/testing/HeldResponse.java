package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.http.Hold;
import java.time.Duration;

/**
 * A response that the server holds back until the test releases it. It shows a cancelled call from the server's side:
 * the request arrived, then the client disconnected.
 */
public final class HeldResponse {
    private final Hold hold;

    HeldResponse(Hold hold) {
        this.hold = hold;
    }

    /**
     * Waits until the server holds the response: the request arrived, and the bytes before the hold are sent.
     *
     * @return false after the timeout
     */
    public boolean awaitReceived(Duration timeout) {
        return hold.awaitReceived(timeout);
    }

    /**
     * Waits until the client closes the connection while the response is held.
     *
     * @return false after the timeout
     */
    public boolean awaitDisconnect(Duration timeout) {
        return hold.awaitDisconnect(timeout);
    }

    /** Sends the response, and stops holding later ones of the same script. */
    public void release() {
        hold.release();
    }
}
