package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.call.TestClient.SOON;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.FIRST;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.SECOND;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.THIRD;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.paths;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pages are calls, and the next one may be fetched ahead. */
class PrefetchTest extends NodeAndClient {
    @Test
    void one_page_is_fetched_ahead_and_no_more() {
        node.onCustom("GET", "/list/first").respond(FIRST);
        HeldResponse second = node.onCustom("GET", "/list/b").respond(SECOND).hold();
        node.onCustom("GET", "/list/c").respond(THIRD);
        try (PagedIterator<Integer> walk =
                ScriptedPages.over(client).prefetch(1).iterator()) {
            assertThat(walk.next()).isEqualTo(1);
            assertThat(second.awaitReceived(SOON)).isTrue();
            assertThat(paths(node)).containsExactly("/list/first", "/list/b");
            second.release();
            assertThat(walk.next()).isEqualTo(2);
            assertThat(walk.next()).isEqualTo(3);
            assertThat(walk.next()).isEqualTo(4);
            assertThat(walk.hasNext()).isFalse();
        }
        assertThat(paths(node)).containsExactly("/list/first", "/list/b", "/list/c");
    }

    @Test
    void nothing_is_fetched_ahead_unless_wanted_nor_after_a_limit() {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        node.onCustom("GET", "/list/b").respond(SECOND).always();
        assertThat(ScriptedPages.over(client).iterator().next()).isEqualTo(1);
        assertThat(ScriptedPages.over(client).limit(2).prefetch(1).stream()).containsExactly(1, 2);
        assertThat(paths(node)).containsExactly("/list/first", "/list/first");
    }

    @Test
    void closing_an_iterator_or_a_stream_ends_prefetching() {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        HeldResponse second = node.onCustom("GET", "/list/b").hold();
        HeldResponse again = node.onCustom("GET", "/list/b").hold();
        PagedIterator<Integer> walk = ScriptedPages.over(client).prefetch(1).iterator();
        assertThat(walk.next()).isEqualTo(1);
        assertThat(second.awaitReceived(SOON)).isTrue();
        walk.close();
        assertThat(second.awaitDisconnect(SOON)).isTrue();
        assertThat(walk.hasNext()).isFalse();
        try (Stream<Integer> stream = ScriptedPages.over(client).prefetch(1).stream()) {
            assertThat(stream.findFirst()).contains(1);
            assertThat(again.awaitReceived(SOON)).isTrue();
        }
        assertThat(again.awaitDisconnect(SOON)).isTrue();
    }

    @Test
    void closing_the_pages_ends_prefetching_in_all_their_walks() {
        node.onCustom("GET", "/list/first").respond(FIRST).always();
        HeldResponse one = node.onCustom("GET", "/list/b").hold();
        HeldResponse other = node.onCustom("GET", "/list/b").hold();
        PagedIterator<? extends Page<Integer>> late;
        try (Pages<? extends Page<Integer>> pages =
                ScriptedPages.over(client).prefetch(1).pages()) {
            for (Page<Integer> page : pages) {
                assertThat(page.items()).containsExactly(1, 2);
                assertThat(one.awaitReceived(SOON)).isTrue();
                break;
            }
            assertThat(pages.stream().findFirst()).isPresent();
            assertThat(other.awaitReceived(SOON)).isTrue();
            late = pages.iterator();
        }
        assertThat(one.awaitDisconnect(SOON)).isTrue();
        assertThat(other.awaitDisconnect(SOON)).isTrue();
        assertThat(late.hasNext()).isFalse();
        assertThat(paths(node)).containsExactly("/list/first", "/list/b", "/list/first", "/list/b");
    }

    @Test
    void the_position_of_pages_is_where_the_next_one_begins() {
        node.onCustom("GET", "/list/first").respond(FIRST);
        node.onCustom("GET", "/list/b").respond("{\"items\":[3]}");
        try (Pages<? extends Page<Integer>> pages = ScriptedPages.over(client).pages()) {
            PagedIterator<? extends Page<Integer>> walk = pages.iterator();
            assertThat(walk.position().token()).isEmpty();
            assertThat(walk.next().items()).containsExactly(1, 2);
            assertThat(walk.position().token()).isEqualTo("b");
            assertThat(walk.hasNext()).isTrue();
            assertThat(walk.position().token())
                    .as("looking ahead does not move it")
                    .isEqualTo("b");
        }
    }

    @Test
    void a_reader_that_waits_for_a_page_ends_when_another_thread_closes_the_walk() throws Exception {
        node.onCustom("GET", "/list/first").respond("{\"items\":[1],\"next\":\"b\"}");
        HeldResponse second = node.onCustom("GET", "/list/b").hold();
        PagedIterator<Integer> walk = ScriptedPages.over(client).prefetch(1).iterator();
        assertThat(walk.next()).isEqualTo(1);
        FutureTask<Boolean> more = new FutureTask<>(walk::hasNext);
        new Thread(more).start();
        assertThat(second.awaitReceived(SOON)).isTrue();
        walk.close();
        assertThat(more.get(60, TimeUnit.SECONDS)).isFalse();
    }

    @Test
    void a_failure_ahead_is_thrown_when_the_page_is_requested_and_the_page_is_requested_again() {
        node.onCustom("GET", "/list/first").respond(FIRST);
        node.onCustom("GET", "/list/b")
                .respondStatus(404, "text/plain", "no")
                .then()
                .respond(SECOND);
        node.onCustom("GET", "/list/c").respond(THIRD);
        try (PagedIterator<Integer> walk =
                ScriptedPages.over(client).prefetch(1).iterator()) {
            assertThat(walk.next()).isEqualTo(1);
            assertThat(walk.next()).isEqualTo(2);
            assertThatThrownBy(walk::hasNext).isInstanceOf(ApiException.NotFound.class);
            assertThat(walk.next()).isEqualTo(3);
            assertThat(walk.next()).isEqualTo(4);
        }
    }

    @Test
    void an_interrupt_while_a_page_is_fetched_ahead_ends_the_wait_and_loses_nothing() {
        node.onCustom("GET", "/list/first").respond("{\"items\":[1],\"next\":\"b\"}");
        HeldResponse second =
                node.onCustom("GET", "/list/b").respond("{\"items\":[2]}").hold();
        try (PagedIterator<Integer> walk =
                ScriptedPages.over(client).prefetch(1).iterator()) {
            assertThat(walk.next()).isEqualTo(1);
            assertThat(second.awaitReceived(SOON)).isTrue();
            Thread.currentThread().interrupt();
            assertThatThrownBy(walk::hasNext)
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            e -> assertThat(e.interrupted()).isTrue());
            assertThat(Thread.interrupted()).isTrue();
            second.release();
            assertThat(walk.next()).isEqualTo(2);
            assertThat(walk.hasNext()).isFalse();
        }
        assertThat(paths(node)).containsExactly("/list/first", "/list/b");
    }

    @Test
    void a_page_is_a_call_with_its_own_async_raw_timeouts_and_retries() {
        node.onCustom("GET", "/list/first")
                .respondStatus(503, "text/plain", "")
                .then()
                .respond(FIRST)
                .always();
        var list = ScriptedPages.over(client);
        Call<? extends Page<Integer>> first = list.page(list.start());
        assertThatThrownBy(first.retries(0)::execute).isInstanceOf(ApiException.ServerError.class);
        ApiResponse<? extends Page<Integer>> raw = first.timeout(Duration.ofSeconds(20))
                .withResponse()
                .executeAsync()
                .join();
        assertThat(raw.value().items()).containsExactly(1, 2);
        assertThat(raw.body().size()).isEqualTo(FIRST.length());
        assertThat(raw.value().next())
                .hasValueSatisfying(next -> assertThat(next.token()).isEqualTo("b"));
    }

    @Test
    void timeout_and_retries_of_a_list_hold_for_each_page() {
        TestClient.fail(node.onAny(), 503, "60");
        assertThatThrownBy(
                        () -> ScriptedPages.over(client).retries(0).iterator().hasNext())
                .hasMessageContaining("attempt 1 of 1");
        assertThatThrownBy(() -> ScriptedPages.over(client)
                        .timeout(Duration.ofSeconds(50))
                        .iterator()
                        .hasNext())
                .hasMessageContaining("the deadline comes before the next attempt");
        assertThat(node.receivedCount()).isEqualTo(2);
    }
}
