package io.github.avalanche4j.core.internal.retry;

import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rate-limit headers of a response (IETF draft).
 *
 * @param limit the allowance of a period; negative if absent
 * @param remaining the remainder of the allowance; negative if absent
 * @param period the length of the period, from {@code ratelimit-policy}; null if absent
 */
public record RateLimitHeaders(
        long limit, long remaining, @Nullable Duration period) {
    /** No headers. */
    public static final RateLimitHeaders NONE = new RateLimitHeaders(-1, -1, null);

    private static final int MAX_DIGITS = 15;

    /** Reads the headers; {@code header} returns one by its name, or null. */
    public static RateLimitHeaders of(Function<String, @Nullable String> header) {
        return new RateLimitHeaders(
                number(header.apply("ratelimit-limit")),
                number(header.apply("ratelimit-remaining")),
                period(header.apply("ratelimit-policy")));
    }

    boolean isPresent() {
        return remaining >= 0;
    }

    private static long number(@Nullable String text) {
        // a limit may be followed by its policy
        String digits = text == null ? "" : text.split("[,;]", 2)[0].strip();
        boolean number = !digits.isEmpty()
                && digits.length() <= MAX_DIGITS
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? Long.parseLong(digits) : -1;
    }

    /** The {@code w} of the first policy, such as {@code 8000;w=60}. */
    private static @Nullable Duration period(@Nullable String policy) {
        if (policy == null) {
            return null;
        }
        for (String part : policy.split(",", 2)[0].split(";")) {
            String[] pair = part.strip().split("=", 2);
            long seconds = pair.length == 2 && pair[0].equals("w") ? number(pair[1]) : -1;
            if (seconds > 0 && seconds <= Duration.ofDays(1).toSeconds()) {
                return Duration.ofSeconds(seconds);
            }
        }
        return null;
    }
}
