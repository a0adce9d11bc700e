package io.github.avalanche4j.core;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * There was no response, or not a whole one: refused, reset, timed out, cancelled or interrupted.
 *
 * @serial exclude
 */
public final class ConnectionException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** How far the last attempt got. */
    public enum Phase {
        /** No connection: name not found, refused, or TLS not agreed. The request was certainly not sent. */
        CONNECTING,
        /** The request was sent, at least in part; no response began. The server may have acted on it. */
        AWAITING_RESPONSE,
        /** The response began and did not end. The server has acted on the request. */
        READING_RESPONSE,
        /** Between attempts, held back by a rate limit, or waiting for its turn among the client's own calls. */
        WAITING
    }

    private final Phase phase;
    private final Duration elapsed;
    private final int attempts;
    private final boolean timedOut;
    private final boolean interrupted;

    /**
     * A call without a response.
     *
     * @param message what happened, where, and what to do next
     * @param endpoint the endpoint's id
     * @param phase how far the last attempt got
     * @param elapsed since the call began, waits included
     * @param attempts how many were made
     * @param timedOut whether a time limit ended it
     * @param interrupted whether the caller's thread was interrupted
     * @param isTransient whether the same call may succeed later
     * @param cause what the network said
     */
    public ConnectionException(
            String message,
            String endpoint,
            Phase phase,
            Duration elapsed,
            int attempts,
            boolean timedOut,
            boolean interrupted,
            boolean isTransient,
            @Nullable Throwable cause) {
        super(message, endpoint, isTransient, cause);
        this.phase = phase;
        this.elapsed = elapsed;
        this.attempts = attempts;
        this.timedOut = timedOut;
        this.interrupted = interrupted;
    }

    /** {@return how far the last attempt got} */
    public Phase phase() {
        return phase;
    }

    /** {@return the time since the call began, waits included} */
    public Duration elapsed() {
        return elapsed;
    }

    /** {@return how many attempts were made; 0 if the call ended before the first} */
    public int attempts() {
        return attempts;
    }

    /** {@return whether a time limit ended the call} */
    public boolean timedOut() {
        return timedOut;
    }

    /** {@return whether the caller's thread was interrupted; its flag is still set} */
    public boolean interrupted() {
        return interrupted;
    }
}
