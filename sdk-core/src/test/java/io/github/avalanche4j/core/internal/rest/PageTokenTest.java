package io.github.avalanche4j.core.internal.rest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Position;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A page token that is old, or that a service refuses. */
class PageTokenTest {
    private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");

    private static Position issued(Duration ago) {
        return new Position("test.list", "p", "token", 0, 10, NOW.minus(ago));
    }

    @Test
    void a_token_is_not_sent_when_it_is_older_than_the_service_keeps_it() {
        Duration day = Duration.ofDays(1);

        assertThat(new PageToken(issued(day.minusMinutes(5)), day, () -> NOW).expired())
                .isNull();
        assertThat(new PageToken(issued(Duration.ofDays(900)), null, () -> NOW).expired())
                .isNull();
        assertThat(new PageToken(issued(day.plusHours(3)), day, () -> NOW).expired())
                .hasMessageStartingWith(
                        "test.list: the page token is 27 hours old and the service keeps a token for 24;")
                .hasMessageContaining("start()");
    }

    @ParameterizedTest
    @CsvSource({
        "399, false",
        "400, true",
        "401, false",
        "402, true",
        "403, false",
        "404, true",
        "408, false",
        "410, true",
        "422, true",
        "429, false",
        "499, true",
        "500, false",
        "503, false"
    })
    void a_refusal_is_about_the_token_unless_it_is_about_the_caller_or_the_moment(int status, boolean about) {
        ApiException refusal = ApiException.of("no", status, said -> said.endpoint("test.list"));
        PageToken token = new PageToken(issued(Duration.ZERO), null, () -> NOW);

        RuntimeException error = token.translated(refusal);

        if (about) {
            assertThat(error).hasMessageContaining("refused a page token").hasCause(refusal);
        } else {
            assertThat(error).isSameAs(refusal);
        }
        IllegalStateException other = new IllegalStateException();
        assertThat(token.translated(other)).isSameAs(other);
    }
}
