package io.github.avalanche4j.core.internal.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Page tokens that are old, or that a service refuses. */
class RestTokenTest extends RestLists {
    private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");

    @Test
    void a_refusal_is_about_the_token_where_one_was_sent() {
        service.onCustom("GET", PATH + "?pageSize=100").respond(FIRST);
        service.onCustom("GET", PATH + "?pageSize=100&pageToken=two").respondStatus(404, "text/plain", "gone");
        PagedIterator<Integer> walk = channel.list(LIST, Map.of()).iterator();
        walk.next();
        walk.next();

        assertThatThrownBy(walk::next)
                .isInstanceOf(PagingException.class)
                .hasMessageStartingWith("test.list: the service refused a page token")
                .hasCauseInstanceOf(ApiException.NotFound.class);

        service.onCustom("GET", PATH + "?pageSize=100").respondStatus(404, "text/plain", "no such list");
        assertThatThrownBy(channel.list(LIST, Map.of()).iterator()::next).isInstanceOf(ApiException.NotFound.class);
    }

    @Test
    void a_token_that_was_sent_ahead_is_refused_in_the_same_way() {
        service.onCustom("GET", PATH + "?pageSize=100").respond(FIRST);
        service.onCustom("GET", PATH + "?pageSize=100&pageToken=two").respondStatus(404, "text/plain", "gone");

        assertThatThrownBy(() -> channel.list(LIST, Map.of()).prefetch(1).forEach(item -> {}))
                .isInstanceOf(PagingException.class)
                .hasMessageStartingWith("test.list: the service refused a page token");
    }

    @Test
    void a_token_that_is_older_than_its_life_is_not_sent() {
        ListEndpoint<Integer, NoSummary> list = LIST.withTokenLife(Duration.ofDays(1));
        Position start = channel.list(list, Map.of()).start();
        Position old = new Position(
                start.endpoint(),
                start.parameters(),
                "two",
                0,
                100,
                Instant.now().minus(Duration.ofDays(2)));

        for (int prefetch : new int[] {0, 1}) {
            assertThatThrownBy(channel.list(list, Map.of())
                            .prefetch(prefetch)
                            .from(old)
                            .iterator()::next)
                    .isInstanceOf(PagingException.class)
                    .hasMessageContaining("48 hours old");
        }
        assertThat(service.receivedCount()).isZero();
    }

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
