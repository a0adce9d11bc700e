package io.github.avalanche4j.core;

/**
 * The node does not serve this interface, or not now.
 *
 * @serial exclude
 */
public final class InterfaceUnavailableException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** Why, as far as the node tells. */
    public enum Why {
        /** The whole interface is switched off on this node; the message names the flag that switches it on. */
        DISABLED,
        /**
         * Nothing is served at this path of a chain. A node answers the same for a chain that it does not know or run, one
         * that failed to start, and one that has no such interface; the message says how to find out.
         */
        NOT_SERVED,
        /** The chain is still bootstrapping; the same call works later. */
        BOOTSTRAPPING,
        /** The node answers to other host names only. */
        HOST_REFUSED
    }

    private final String endpoint;
    private final int status;
    private final Why why;

    /**
     * An interface that is not served.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id
     * @param status the HTTP status
     * @param why as far as the node tells
     */
    public InterfaceUnavailableException(String message, String endpoint, int status, Why why) {
        super(message, null);
        this.endpoint = endpoint;
        this.status = status;
        this.why = why;
    }

    /** {@return the endpoint's id, such as {@code admin.alias}} */
    public String endpoint() {
        return endpoint;
    }

    /** {@return the HTTP status} */
    public int status() {
        return status;
    }

    /** {@return why, as far as the node tells} */
    public Why why() {
        return why;
    }
}
