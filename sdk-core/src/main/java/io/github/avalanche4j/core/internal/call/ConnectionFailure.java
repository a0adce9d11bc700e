package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import java.io.IOException;
import java.net.UnknownHostException;
import java.time.Duration;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Why there is no response, in words for users. */
record ConnectionFailure(
        String what,
        Phase phase,
        boolean timedOut,
        boolean interrupted,
        boolean isTransient,
        @Nullable Throwable cause,
        String next) {

    /** The network failed, or a time limit passed. */
    static ConnectionFailure of(Phase phase, boolean timedOut, IOException cause) {
        return new ConnectionFailure(what(phase, timedOut, cause), phase, timedOut, false, true, cause, next(phase));
    }

    static ConnectionFailure rateLimited(Duration held) {
        return new ConnectionFailure(
                "held back by the server's rate limit for " + held.toMillis() + " ms, beyond the deadline",
                Phase.WAITING,
                true,
                false,
                true,
                null,
                "allow more time with timeout(), or call less often");
    }

    static ConnectionFailure closed(Phase phase, @Nullable Throwable cause) {
        return ended("the client was closed", phase, false, cause, "close it when its calls have ended");
    }

    static ConnectionFailure cancelled(Phase phase, @Nullable Throwable cause) {
        return ended("cancelled", phase, false, cause, "nothing more is sent for this call");
    }

    static ConnectionFailure interrupted(Phase phase, @Nullable Throwable cause) {
        return ended("the thread was interrupted", phase, true, cause, "nothing more is sent for this call");
    }

    private static ConnectionFailure ended(
            String what, Phase phase, boolean interrupted, @Nullable Throwable cause, String next) {
        return new ConnectionFailure(what, phase, false, interrupted, false, cause, next);
    }

    ConnectionException toException(FailureContext context) {
        return new ConnectionException(
                context.message(what, next),
                context.endpoint(),
                phase,
                context.elapsed(),
                context.attempt(),
                timedOut,
                interrupted,
                isTransient,
                cause);
    }

    private static String what(Phase phase, boolean timedOut, IOException cause) {
        String message = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        if (timedOut) {
            return "timed out while " + doing(phase);
        }
        if (cause instanceof UnknownHostException) {
            return "the host's name cannot be resolved";
        }
        if (cause instanceof SSLException) {
            return "TLS failed: " + message;
        }
        return "failed while " + doing(phase) + ": " + message;
    }

    private static String doing(Phase phase) {
        return switch (phase) {
            case CONNECTING -> "connecting";
            case AWAITING_RESPONSE -> "waiting for the response";
            case READING_RESPONSE -> "reading the response";
            case WAITING -> "waiting for the next attempt";
        };
    }

    private static String next(Phase phase) {
        return switch (phase) {
            case CONNECTING -> "check the address, and that the server runs and can be reached from here";
            case AWAITING_RESPONSE, READING_RESPONSE ->
                "see whether the server is overloaded, ask for less, or allow more time with attemptTimeout()";
            case WAITING -> "allow more time with timeout()";
        };
    }
}
