package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * No complete response arrived: the connection was refused or reset, or the call timed out, was cancelled or
 * interrupted.
 *
 * @serial exclude
 */
public final class ConnectionException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** How far the last attempt got. */
    public enum Phase {
        /** No connection: name not found, refused, or no common TLS setting. The request was certainly not sent. */
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

    private ConnectionException(String message, Builder details) {
        super(message, details.endpoint, details.isTransient, details.cause, details.retryAfter());
        this.phase = details.phase;
        this.elapsed = details.elapsed;
        this.attempts = details.attempts;
        this.timedOut = details.timedOut;
        this.interrupted = details.interrupted;
    }

    /**
     * {@return a call without a response, for tests of code that handles one}
     *
     * @param message what happened, where, and what to do next
     * @param details sets the details that differ from a call that failed before its first attempt and may succeed
     *     later
     */
    public static ConnectionException of(String message, Consumer<? super Builder> details) {
        Builder builder = new Builder();
        details.accept(builder);
        return new ConnectionException(message, builder);
    }

    /** Collects the details of a call without a response. Not thread-safe. */
    public static final class Builder {
        private String endpoint = "";
        private Phase phase = Phase.WAITING;
        private Duration elapsed = Duration.ZERO;
        private int attempts;
        private boolean timedOut;
        private boolean interrupted;
        private boolean isTransient = true;
        private @Nullable Throwable cause;
        private @Nullable Duration retryAfter;

        private Builder() {}

        /** Sets the endpoint's id; empty unless set. */
        public Builder endpoint(String id) {
            endpoint = Objects.requireNonNull(id, "endpoint");
            return this;
        }

        /** Sets how far the last attempt got; {@link Phase#WAITING} unless set. */
        public Builder phase(Phase reached) {
            phase = Objects.requireNonNull(reached, "phase");
            return this;
        }

        /** Sets the time since the call began, waits included; zero unless set. */
        public Builder elapsed(Duration length) {
            elapsed = Objects.requireNonNull(length, "elapsed");
            return this;
        }

        /** Sets how many attempts were made; 0 unless set. */
        public Builder attempts(int number) {
            attempts = number;
            return this;
        }

        /** Sets whether a time limit ended the call; false unless set. */
        public Builder timedOut(boolean late) {
            timedOut = late;
            return this;
        }

        /** Sets whether the caller's thread was interrupted; false unless set. Such a call is not transient. */
        public Builder interrupted(boolean byInterrupt) {
            interrupted = byInterrupt;
            isTransient &= !byInterrupt;
            return this;
        }

        /** Sets whether the same call may succeed later; true unless set. */
        public Builder isTransient(boolean later) {
            isTransient = later;
            return this;
        }

        /** Sets what the network reported; none unless set. */
        public Builder cause(@Nullable Throwable reported) {
            cause = reported;
            return this;
        }

        /** Sets how long to wait before calling again; that of the cause unless set. */
        public Builder retryAfter(Duration wait) {
            retryAfter = Objects.requireNonNull(wait, "retryAfter");
            return this;
        }

        private @Nullable Duration retryAfter() {
            return retryAfter == null && cause instanceof AvalancheException known
                    ? known.retryAfter().orElse(null)
                    : retryAfter;
        }
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
