package io.github.avalanche4j.data.model;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The rate limit in a response's headers: {@code ratelimit-policy},
 * {@code ratelimit-limit}, {@code ratelimit-remaining}, and in refusals {@code ratelimit-reset}. The services count in
 * compute units and send these headers to callers with a key.
 *
 * <pre>{@code
 * RateLimit.of(page.headers()).ifPresent(limit -> log(limit.remaining()));
 * }</pre>
 */
public final class RateLimit {
    private final Optional<String> policy;
    private final OptionalLong limit;
    private final OptionalLong remaining;
    private final Optional<Duration> reset;

    private RateLimit(Optional<String> policy, OptionalLong limit, OptionalLong remaining, Optional<Duration> reset) {
        this.policy = policy;
        this.limit = limit;
        this.remaining = remaining;
        this.reset = reset;
    }

    /** {@return the service's description of the limit; absent if it sent none} */
    public Optional<String> policy() {
        return policy;
    }

    /** {@return the limit of a period; absent if the service sent none, or not a number} */
    public OptionalLong limit() {
        return limit;
    }

    /** {@return the remaining part of the limit; absent if the service sent none, or not a number} */
    public OptionalLong remaining() {
        return remaining;
    }

    /** {@return the remaining time of the period; usually only in refusals} */
    public Optional<Duration> reset() {
        return reset;
    }

    /**
     * {@return the rate limit in the headers of a response; absent if there is none}
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

    @Override
    public String toString() {
        return "RateLimit[policy=" + policy + ", limit=" + limit + ", remaining=" + remaining + ", reset=" + reset
                + "]";
    }
}
