package io.github.avalanche4j.core.internal.retry;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The headers of the IETF draft, and malformed ones. */
class RateLimitHeadersTest {
    private static RateLimitHeaders of(String name, String value) {
        return RateLimitHeaders.of(Map.of(name, value)::get);
    }

    @Test
    void where_there_are_none_nothing_is_reported() {
        RateLimitHeaders headers = RateLimitHeaders.of(name -> null);

        assertThat(headers).isEqualTo(RateLimitHeaders.NONE);
        assertThat(headers.isPresent()).isFalse();
        assertThat(of("ratelimit-remaining", "0").isPresent()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "' 90 ', 90",
        "'8000, 8000;w=60', 8000",
        "8000;w=60, 8000",
        "123456789012345, 123456789012345",
        "1234567890123456, -1",
        "-5, -1",
        "12a, -1",
        "1:2, -1",
        "1/2, -1",
        "٣, -1",
        "'', -1"
    })
    void a_number_has_up_to_15_digits_and_may_be_followed_by_its_policy(String value, long number) {
        assertThat(of("ratelimit-limit", value).limit()).isEqualTo(number);
        assertThat(of("ratelimit-remaining", value).remaining()).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({
        "8000;w=60, 60",
        "'8000; w=1', 1",
        "'10;name=x;w=5, 100;w=60', 5",
        "1;w=86400, 86400",
        "1;w=86401,",
        "1;w=0,",
        "1;w=-3,",
        "1;w,",
        "1;v=60,",
        "w=7, 7",
        "'',"
    })
    void a_period_is_that_of_the_first_policy_and_a_day_at_most(String policy, Long seconds) {
        assertThat(of("ratelimit-policy", policy).period())
                .isEqualTo(seconds == null ? null : Duration.ofSeconds(seconds));
    }
}
