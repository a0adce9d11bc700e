package io.github.avalanche4j.core;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The node does not serve this interface, or not now.
 *
 * @serial exclude
 */
public final class InterfaceUnavailableException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** The state of the interface at the node. */
    public enum Reason {
        /** The whole interface is switched off on this node; the message names the flag that switches it on. */
        DISABLED,
        /**
         * Nothing is served at this path of a chain. A node responds the same for a chain that it does not know or
         * run, one that failed to start, and one that has no such interface; the message says how to find out.
         */
        NOT_SERVED,
        /** The node is still starting and does not serve its paths yet; the same call works in seconds. */
        STARTING,
        /** The chain is still bootstrapping; the same call works later. */
        BOOTSTRAPPING,
        /** The node responds to other host names only. */
        HOST_REFUSED
    }

    private final int status;
    private final Reason reason;

    /**
     * An interface that is not served.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id
     * @param reason the reason, as far as the node reports it
     */
    public InterfaceUnavailableException(String message, String endpoint, int status, Reason reason) {
        this(message, endpoint, status, reason, null);
    }

    /**
     * An interface that is not served, with the time that the server asks to wait.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id
     * @param reason the reason, as far as the node reports it
     * @param retryAfter how long to wait before calling again; null if the server did not say
     */
    public InterfaceUnavailableException(
            String message, String endpoint, int status, Reason reason, @Nullable Duration retryAfter) {
        super(message, endpoint, reason == Reason.BOOTSTRAPPING || reason == Reason.STARTING, null, retryAfter);
        this.status = status;
        this.reason = reason;
    }

    /** {@return the HTTP status} */
    public int status() {
        return status;
    }

    /** {@return the reason, as far as the node reports it} */
    public Reason reason() {
        return reason;
    }
}
