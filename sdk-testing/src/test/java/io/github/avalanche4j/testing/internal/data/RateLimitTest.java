package io.github.avalanche4j.testing.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RateLimitTest {
    @Test
    void an_exhausted_rate_limit_recovers() {
        RateLimit limit = RateLimit.exhausted(Duration.ofSeconds(2));

        assertThat(limit.next(1, 0).refused()).isTrue();
        assertThat(limit.next(1, 1_500_000_000L).headers()).containsEntry("retry-after", "1");
        assertThat(limit.next(1, 2_000_000_000L).refused()).isFalse();
    }

    @Test
    void a_limit_of_zero_refuses_everything() {
        assertThat(RateLimit.requests(0, Duration.ofSeconds(1)).next(1, 5).refused())
                .isTrue();
    }

    @Test
    void a_limit_in_units_refuses_what_costs_more_than_is_left_and_allows_what_costs_less() {
        RateLimit limit = RateLimit.units(120, Duration.ofSeconds(60));

        assertThat(limit.next(100, 0).headers()).containsEntry("ratelimit-remaining", "20");
        assertThat(limit.next(100, 1).refused()).isTrue();
        assertThat(limit.next(20, 2).headers()).containsEntry("ratelimit-remaining", "0");
        assertThat(limit.next(1, 3).headers())
                .containsEntry("ratelimit-policy", "120;w=60")
                .containsEntry("ratelimit-limit", "120")
                .containsEntry("ratelimit-reset", "60");
        assertThat(limit.next(100, 60_000_000_000L).refused()).isFalse();
    }
}
