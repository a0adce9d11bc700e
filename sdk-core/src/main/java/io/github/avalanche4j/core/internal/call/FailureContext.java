package io.github.avalanche4j.core.internal.call;

import java.time.Duration;
import java.util.Locale;

/**
 * The state of a call when it fails, which all messages share.
 *
 * @param endpoint the endpoint's id
 * @param where verb, path and server
 * @param attempt the number of the attempt that failed, from 1
 * @param maxAttempts the maximum number of attempts of this call
 * @param elapsed the time since the call began
 * @param remark why no further attempt follows, if there is more to say
 * @param mayActTwice whether running the call again may do twice what the server did with the last attempt
 */
public record FailureContext(
        String endpoint,
        String where,
        int attempt,
        int maxAttempts,
        Duration elapsed,
        String remark,
        boolean mayActTwice) {
    /** One line: what happened, where, and what to do next. */
    public String message(String what, String next) {
        String seconds = String.format(Locale.ROOT, "%.1f s", elapsed.toMillis() / 1000.0);
        return endpoint + ": " + what + " (" + where + ", attempt " + attempt + " of " + maxAttempts + ", " + seconds
                + (remark.isEmpty() ? "" : ", " + remark) + "); "
                + (mayActTwice ? "find out whether it took effect before you call it again" : next);
    }

    /** A copy for one call of a batch, which has its own endpoint. */
    FailureContext of(String other) {
        return new FailureContext(other, where, attempt, maxAttempts, elapsed, remark, mayActTwice);
    }
}
