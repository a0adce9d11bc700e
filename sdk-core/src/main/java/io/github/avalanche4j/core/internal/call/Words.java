package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ConnectionException.Phase;
import java.io.IOException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLException;

/** What messages say of a connection that gave no answer. */
final class Words {
    private Words() {}

    static String what(Phase phase, boolean timedOut, IOException fault) {
        String said = fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
        if (timedOut) {
            return "timed out while " + doing(phase);
        }
        if (fault instanceof UnknownHostException) {
            return "the host's name cannot be resolved";
        }
        if (fault instanceof SSLException) {
            return "TLS failed: " + said;
        }
        return "failed while " + doing(phase) + ": " + said;
    }

    private static String doing(Phase phase) {
        return switch (phase) {
            case CONNECTING -> "connecting";
            case AWAITING_ANSWER -> "waiting for the answer";
            case READING_ANSWER -> "reading the answer";
            case WAITING -> "waiting for the next attempt";
        };
    }

    static String next(Phase phase) {
        return switch (phase) {
            case CONNECTING -> "check the address, and that the server runs and can be reached from here";
            case AWAITING_ANSWER, READING_ANSWER ->
                "see whether the server is overloaded, ask for less, or allow more " + "time with attemptTimeout()";
            case WAITING -> "allow more time with timeout()";
        };
    }
}
