package io.github.avalanche4j.data.model;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;
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
@Value
@NoJson("write the headers that have it")
public interface RateLimit {
    /** {@return the service's description of the limit; absent if it sent none} */
    Optional<String> policy();

    /** {@return the limit of a period; absent if the service sent none, or not a number} */
    OptionalLong limit();

    /** {@return the remaining part of the limit; absent if the service sent none, or not a number} */
    OptionalLong remaining();

    /** {@return the remaining time of the period; usually only in refusals} */
    Optional<Duration> reset();

    /**
     * {@return the rate limit in the headers of a response; absent if there is none}
     *
     * @param headers those of an {@link ApiResponse}, a {@link Page} or an {@link ApiException}
     */
    static Optional<RateLimit> of(Headers headers) {
        OptionalLong reset = number(headers, "ratelimit-reset");
        RateLimit known = ImmutableRateLimit.of(
                headers.first("ratelimit-policy"),
                number(headers, "ratelimit-limit"),
                number(headers, "ratelimit-remaining"),
                reset.isPresent() ? Optional.of(Duration.ofSeconds(reset.getAsLong())) : Optional.empty());
        boolean nothing = known.policy().isEmpty()
                && known.limit().isEmpty()
                && known.remaining().isEmpty()
                && known.reset().isEmpty();
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
