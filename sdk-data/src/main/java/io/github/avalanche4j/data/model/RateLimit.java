package io.github.avalanche4j.data.model;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How much of its allowance a caller has left, as a response's headers say: {@code ratelimit-policy},
 * {@code ratelimit-limit}, {@code ratelimit-remaining}, and on a refusal {@code ratelimit-reset}. The services count in
 * compute units and send these headers to callers with a key.
 *
 * <pre>{@code
 * RateLimit.of(page.headers()).ifPresent(limit -> log(limit.remaining()));
 * }</pre>
 *
 * @param policy the service's own words for the allowance; absent where it sent none
 * @param limit the allowance of a period; absent where the service sent none, or not a number
 * @param remaining what is left of it; absent where the service sent none, or not a number
 * @param reset how long the period still lasts; mostly only on a refusal
 */
public record RateLimit(Optional<String> policy, OptionalLong limit, OptionalLong remaining, Optional<Duration> reset) {
    /**
     * {@return what the headers of a response say; absent if there are none}
     *
     * @param headers those of an {@link ApiResponse}, a {@link Page} or an {@link ApiException}
     */
    public static Optional<RateLimit> of(Headers headers) {
        OptionalLong reset = number(headers, "ratelimit-reset");
        RateLimit known = new RateLimit(
                headers.first("ratelimit-policy"),
                number(headers, "ratelimit-limit"),
                number(headers, "ratelimit-remaining"),
                reset.isPresent() ? Optional.of(Duration.ofSeconds(reset.getAsLong())) : Optional.empty());
        boolean nothing =
                known.policy.isEmpty() && known.limit.isEmpty() && known.remaining.isEmpty() && known.reset.isEmpty();
        return nothing ? Optional.empty() : Optional.of(known);
    }

    private static OptionalLong number(Headers headers, String name) {
        String text = headers.first(name).orElse("").strip();
        // a limit may be followed by its policy
        String digits = text.split("[,;]", 2)[0].strip();
        boolean number =
                !digits.isEmpty() && digits.length() <= 18 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? OptionalLong.of(Long.parseLong(digits)) : OptionalLong.empty();
    }
}
