package io.github.avalanche4j.core.internal.jsonrpc;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads how long a refusal asks to wait, from a text or a field of its data. */
final class StatedWait {
    // "try again in 10 seconds", "retry after 500ms"
    private static final Pattern TEXT = Pattern.compile(
            "(?i)\\b(?:again|retry|wait)(?: in| after)?(?: for)? (?<number>[0-9]{1,9}(?:\\.[0-9]{1,9})?) ?"
                    + "(?<unit>ms|milli|s|m)");
    // "backoff_seconds":30, "retryAfterMs":500, "try_again_in":"1.5s"; seconds unless a unit says otherwise
    private static final Pattern FIELD =
            Pattern.compile("(?i)\"[a-z_]*(?:retry|again|backoff)[a-z_]*?(?:_?(?:ms|millis))?\"\\s*:\\s*\"?"
                    + "(?<number>[0-9]{1,9}(?:\\.[0-9]{1,9})?) ?(?<unit>ms|s|m)?");

    private StatedWait() {}

    /** The stated wait; null if there is none. */
    static @Nullable Duration in(String message, String data) {
        Matcher text = TEXT.matcher(message);
        if (text.find()) {
            return wait(text.group("number"), text.group("unit"));
        }
        Matcher field = FIELD.matcher(data);
        if (!field.find()) {
            return null;
        }
        boolean isMillis = field.group().matches("(?is).*(ms|millis)\".*");
        return wait(field.group("number"), isMillis ? "ms" : field.group("unit"));
    }

    private static Duration wait(String number, @Nullable String unit) {
        boolean isMillis = unit != null && (unit.equalsIgnoreCase("ms") || unit.equalsIgnoreCase("milli"));
        long millis = isMillis ? 1 : "m".equalsIgnoreCase(unit) ? 60_000 : 1_000;
        return Duration.ofMillis(
                new BigDecimal(number).multiply(BigDecimal.valueOf(millis)).longValue());
    }
}
