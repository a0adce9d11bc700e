package io.github.avalanche4j.testing.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RateLimitTest {
    @Test
    void an_exhausted_rate_limit_recovers() {
        RateLimit limit = new RateLimit(Duration.ofSeconds(2));

        assertThat(limit.next(0).refused()).isTrue();
        assertThat(limit.next(1_500_000_000L).headers()).containsEntry("retry-after", "1");
        assertThat(limit.next(2_000_000_000L).refused()).isFalse();
    }

    @Test
    void a_limit_of_zero_refuses_everything() {
        assertThat(new RateLimit(0, Duration.ofSeconds(1)).next(5).refused()).isTrue();
    }
}
