package io.github.avalanche4j.core.internal.paging.range;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static io.github.avalanche4j.core.internal.paging.range.Ranges.cut;
import static io.github.avalanche4j.core.internal.paging.range.Ranges.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.Received;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The ranges that a walk of a numbered list requests, without a server. */
class RangeWalkTest {
    @Test
    void ranges_begin_with_64_and_double_up_to_the_largest() {
        Ranges source = new Ranges(3000);

        assertThat(items(source.list())).isEqualTo(numbers(0, 3000));
        assertThat(source.requests)
                .containsExactly(
                        "0+64", "64+128", "192+256", "448+512", "960+1000", "1960+1000", "2960+1000", "3000+1000");
    }

    @Test
    void a_list_whose_largest_range_is_smaller_begins_with_that() {
        Ranges source = new Ranges(60);
        source.largest = 50;

        assertThat(items(source.list())).isEqualTo(numbers(0, 60));
        assertThat(source.requests).containsExactly("0+50", "50+50", "60+50");
    }

    @Test
    void ranges_grow_while_twice_as_many_bytes_are_eight_mebibytes_at_most() {
        Ranges source = new Ranges(256);
        source.bytesOfEach = (4 << 20) / 64;
        assertThat(items(source.list())).hasSize(256);
        assertThat(source.requests).containsExactly("0+64", "64+128", "192+128", "256+128");

        source.requests.clear();
        source.bytesOfEach++;
        assertThat(items(source.list())).hasSize(256);
        assertThat(source.requests).containsExactly("0+64", "64+64", "128+64", "192+64", "256+64");
    }

    @Test
    void a_page_size_that_was_set_stays() {
        Ranges source = new Ranges(30);

        assertThat(items(source.list().pageSize(10))).isEqualTo(numbers(0, 30));
        assertThat(source.requests).containsExactly("0+10", "10+10", "20+10", "30+10");
    }

    @Test
    void a_limit_cuts_the_last_range_and_nothing_is_asked_after_it() {
        Ranges source = new Ranges(1000);

        assertThat(items(source.list().limit(100))).isEqualTo(numbers(0, 100));
        assertThat(source.requests).containsExactly("0+64", "64+36");
        assertThat(items(new PagedList<>(source, source.at(Long.MAX_VALUE - 5)).limit(100)))
                .isEmpty();

        source.requests.clear();
        assertThat(items(new PagedList<>(source, source.at(30)).limit(5))).isEqualTo(numbers(30, 35));
        assertThat(source.requests).containsExactly("30+5");
    }

    @Test
    void a_range_that_is_too_large_is_halved_and_longer_ones_are_tried_ever_more_seldom() {
        Ranges source = new Ranges(200_000);
        source.tooLargeFrom = 33;

        assertThat(items(source.list())).isEqualTo(numbers(0, 200_000));

        List<Integer> refused = IntStream.range(0, source.requests.size())
                .filter(i -> source.requests.get(i).endsWith("+64"))
                .boxed()
                .toList();
        List<Integer> between = IntStream.range(1, refused.size())
                .mapToObj(i -> refused.get(i) - refused.get(i - 1) - 1)
                .toList();
        assertThat(between).startsWith(8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024);
    }

    @Test
    void one_item_that_is_too_large_alone_is_an_error_and_the_walk_stays_before_it() {
        Ranges source = new Ranges(10);
        source.tooLargeFrom = 1;
        try (PagedIterator<Long> walk = source.list().pageSize(5).iterator()) {
            assertThatThrownBy(walk::next).isInstanceOf(ResponseTooLargeException.class);
            assertThat(source.requests).containsExactly("0+5", "0+2", "0+1");

            source.tooLargeFrom = 2;
            assertThat(walk.next()).isZero();
            assertThat(walk.position().token()).isEqualTo("1");
        }
    }

    @Test
    void only_a_response_that_was_cut_off_or_too_large_is_asked_for_by_half() {
        Ranges source = new Ranges(10);
        for (ConnectionException.Phase phase : ConnectionException.Phase.values()) {
            assertThat(source.isTooLarge(cut(phase, false)))
                    .as("%s", phase)
                    .isEqualTo(phase == ConnectionException.Phase.READING_RESPONSE);
            assertThat(source.isTooLarge(cut(phase, true))).as("%s", phase).isFalse();
        }
        source.scripted = start -> source.requests.size() == 2
                ? Optional.of(Call.failed(cut(ConnectionException.Phase.CONNECTING, false)))
                : Optional.empty();
        try (PagedIterator<Long> walk = source.list().pageSize(5).iterator()) {
            IntStream.range(0, 5).forEach(i -> assertThat(walk.next()).isEqualTo(i));
            assertThatThrownBy(walk::next).isInstanceOf(ConnectionException.class);
            assertThat(walk.next()).isEqualTo(5);
        }
        assertThat(source.requests).containsExactly("0+5", "5+5", "5+5");
    }

    @Test
    void after_a_short_range_the_walk_continues_where_it_ended() {
        Ranges source = new Ranges(200);
        source.maxItems = 50;

        assertThat(items(source.list())).isEqualTo(numbers(0, 200));
        assertThat(source.requests).containsExactly("0+64", "50+64", "100+64", "150+64", "200+64");
    }

    @Test
    void ranges_ahead_follow_each_other_and_those_after_a_short_one_are_asked_for_again() {
        Ranges source = new Ranges(40);
        try (PagedIterator<Long> walk =
                source.list().pageSize(10).prefetch(3).limit(40).iterator()) {
            assertThat(walk.next()).isZero();
            assertThat(source.requests).as("three in all").containsExactly("0+10", "10+10", "20+10");
            IntStream.range(1, 11).forEach(i -> assertThat(walk.next()).isEqualTo(i));
            assertThat(source.requests).containsExactly("0+10", "10+10", "20+10", "30+10");
        }

        source.requests.clear();
        source.maxItems = 5;
        assertThat(items(source.list().pageSize(10).prefetch(2).limit(20))).isEqualTo(numbers(0, 20));
        assertThat(source.requests).containsExactly("0+10", "10+10", "5+10", "15+5", "10+10", "15+5");
    }

    @Test
    void a_failure_drops_prefetched_pages() {
        Ranges source = new Ranges(30);
        source.scripted = start -> source.requests.size() == 1
                ? Optional.of(Call.failed(cut(ConnectionException.Phase.READING_RESPONSE, false)))
                : Optional.empty();

        assertThat(items(source.list().pageSize(10).prefetch(2))).isEqualTo(numbers(0, 30));
        assertThat(source.requests).startsWith("0+10", "10+10", "0+5", "5+5");
    }

    @Test
    void a_subscriber_gets_all_items_also_where_ranges_must_be_halved() throws Exception {
        Ranges source = new Ranges(100);
        source.tooLargeFrom = 10;

        assertThat(Received.all(source.list().publisher()).toTheEnd()).isEqualTo(numbers(0, 100));
        assertThat(source.requests).startsWith("0+64", "0+32", "0+16", "0+8", "8+8");
    }

    @Test
    void items_with_other_numbers_than_requested_are_not_returned() {
        Ranges source = new Ranges(10);
        source.numbered = 1;
        try (PagedIterator<Long> walk = source.list().pageSize(5).iterator()) {
            PagingException other = catchThrowableOfType(PagingException.class, walk::next);
            assertThat(other).hasMessageContaining("item 0 was expected and item 1 came");
            assertThat(other.position().token()).isEqualTo("0");

            source.numbered = 0;
            source.scripted = start -> Optional.of(Call.completed(List.of(0L, 1L, 3L)));
            assertThatThrownBy(walk::next).hasMessageContaining("item 2 was expected and item 3 came");
            source.scripted = start -> Optional.of(Call.completed(numbers(start, start + 6)));
            assertThatThrownBy(walk::next)
                    .isInstanceOf(PagingException.class)
                    .hasMessageContaining("5 items were requested and 6 came");
        }
    }

    @Test
    void pages_say_where_the_next_one_begins_and_the_last_one_does_not() {
        Ranges source = new Ranges(12);
        SummaryPage<Long, NoSummary> first = source.page(source.at(0), 10).execute();
        assertThat(first.next().map(Position::token)).contains("10");
        SummaryPage<Long, NoSummary> second =
                source.page(first.next().orElseThrow(), 10).execute();
        assertThat(second.items()).containsExactly(10L, 11L);
        assertThat(second.next().map(Position::token)).contains("12");
        assertThat(source.page(source.at(12), 10).execute().next()).isEmpty();
        assertThat(source.page(source.at(10).withOffset(1), 10).execute().items())
                .containsExactly(11L);
    }
}
