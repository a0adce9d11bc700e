package io.github.avalanche4j.core.internal.call;

import java.time.Duration;
import java.util.Locale;

/** Where a call stands when it fails: the part that all messages share. */
public record Ending(String endpoint, String where, int attempt, int most, Duration elapsed, String stopped) {
    /** One line: what happened, where, and what to do next. */
    public String message(String what, String next) {
        String seconds = String.format(Locale.ROOT, "%.1f s", elapsed.toMillis() / 1000.0);
        return endpoint + ": " + what + " (" + where + ", attempt " + attempt + " of " + most + ", " + seconds
                + (stopped.isEmpty() ? "" : ", " + stopped) + "); " + next;
    }
}
