package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.call.TestClient.SOON;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.ALL;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.FIRST;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.SECOND;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.THIRD;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.paths;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.paging.range.Ranges;
import io.github.avalanche4j.testing.HeldResponse;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A publisher delivers what is requested, fetches no more, and drops the connection on cancel. */
class PublisherTest extends NodeAndClient {
    @Test
    void nothing_is_fetched_before_a_subscriber_requests_it_and_no_more_than_requested() throws Exception {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        HeldResponse second = node.onCustom("GET", "/list/b").respond(SECOND).hold();
        node.onCustom("GET", "/list/c").respond(THIRD).always();
        Received<Integer> received = Received.of(ScriptedPages.over(client).publisher(), 0, each -> {});
        assertThat(paths(node)).isEmpty();

        received.subscription().request(3); // two of the first page, one of the second
        assertThat(second.awaitReceived(SOON)).isTrue();
        assertThat(received.items).containsExactly(1, 2);
        second.release();
        received.subscription().request(Long.MAX_VALUE);

        assertThat(received.toTheEnd()).containsExactly(1, 2, 3, 4);
        assertThat(paths(node)).containsExactly("/list/first", "/list/b", "/list/c");
    }

    @Test
    void cancelling_drops_the_connection_and_no_signal_follows() {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        HeldResponse second = node.onCustom("GET", "/list/b").hold();
        Received<Integer> received = Received.all(ScriptedPages.over(client).publisher());
        assertThat(second.awaitReceived(SOON)).isTrue();

        received.subscription().cancel();

        assertThat(second.awaitDisconnect(SOON)).isTrue();
        received.subscription().request(5);
        assertThat(received.items).containsExactly(1, 2);
        assertThat(received.end).isNotDone();
    }

    @Test
    void closing_the_pages_ends_their_subscribers_too() {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        HeldResponse second = node.onCustom("GET", "/list/b").hold();
        Received<Page<Integer>> received;
        try (Pages<? extends Page<Integer>> pages = ScriptedPages.over(client).pages()) {
            received = Received.all(pages.publisher());
            assertThat(second.awaitReceived(SOON)).isTrue();
        }
        assertThat(second.awaitDisconnect(SOON)).isTrue();
        assertThatThrownBy(received::toTheEnd).isInstanceOf(CancellationException.class);
    }

    @Test
    void a_failure_follows_the_available_items_and_pages_say_where_to_continue() throws Exception {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        node.onCustom("GET", "/list/b")
                .respondStatus(404, "application/json", "{}")
                .then()
                .respond(SECOND)
                .always();
        node.onCustom("GET", "/list/c").respond(THIRD).always();
        Paged<Integer> list = ScriptedPages.over(client).retries(0);
        Received<Page<Integer>> received = Received.all(list.pages().publisher());
        assertThatThrownBy(received::toTheEnd).hasCauseInstanceOf(ApiException.class);
        assertThat(received.items).hasSize(1);

        Page<Integer> last = received.items.get(0);
        assertThat(Received.all(list.from(last.next().orElseThrow()).publisher())
                        .toTheEnd())
                .containsExactly(3, 4);
    }

    @Test
    void a_subscriber_gets_the_items_of_an_iterator_whatever_its_demand() throws Exception {
        Paged<Integer> list = new ScriptedPages(ScriptedPages::uneven).list();
        PagedIterator<Integer> walk = list.iterator();
        walk.next();
        for (Paged<Integer> variant : List.of(
                list,
                list.prefetch(1),
                list.from(walk.position()),
                list.limit(4),
                list.limit(0),
                list.limit(10),
                list.from(walk.position()).limit(5))) {
            for (long step : new long[] {1, 2, 3, Long.MAX_VALUE}) {
                Received<Integer> received = Received.of(
                        variant.publisher(), step, each -> each.subscription().request(step));
                assertThat(received.toTheEnd()).isEqualTo(variant.stream().toList());
            }
            assertThat(Received.all(variant.pages().publisher()).toTheEnd())
                    .hasSameSizeAs(variant.pages().stream().toList());
        }
    }

    @Test
    void numbered_lists_are_published_whole_and_in_order_and_a_long_one_needs_no_deep_stack() throws Exception {
        Paged<Long> list = new Ranges(200_000).list();

        assertThat(Received.of(
                                list.pageSize(1).publisher(),
                                1,
                                each -> each.subscription().request(1))
                        .toTheEnd())
                .isEqualTo(LongStream.range(0, 200_000).boxed().toList());
        assertThat(Received.all(list.prefetch(8).limit(1234).publisher()).toTheEnd())
                .isEqualTo(LongStream.range(0, 1234).boxed().toList());
        assertThat(Received.all(list.part(list.split(4).execute().get(1)).publisher())
                        .toTheEnd())
                .isEqualTo(LongStream.range(50_000, 100_000).boxed().toList());
    }

    @Test
    void a_request_for_no_items_fails_once() {
        Received<Integer> received = Received.of(Paged.of(ALL).publisher(), 2, each -> {});

        received.subscription().request(0);
        received.subscription().request(-1);

        assertThatThrownBy(received::toTheEnd)
                .hasCauseInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("request(0): the number must be at least 1");
        assertThat(received.items).containsExactly(0, 1);
    }

    @Test
    void a_subscriber_that_throws_is_given_nothing_more_and_its_failure_is_reported_to_its_thread() {
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        List<Throwable> uncaught = new java.util.ArrayList<>();
        thread.setUncaughtExceptionHandler((where, thrown) -> uncaught.add(thrown));
        try {
            Received<Integer> received = Received.of(Paged.of(ALL).publisher(), 5, each -> {
                throw new IllegalStateException("mine");
            });

            assertThat(received.items).containsExactly(0);
            assertThat(received.end).isNotDone();
            assertThat(uncaught).singleElement().asString().contains("mine");
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
    }
}
