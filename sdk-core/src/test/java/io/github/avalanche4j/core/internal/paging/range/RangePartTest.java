package io.github.avalanche4j.core.internal.paging.range;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static io.github.avalanche4j.core.internal.paging.range.Ranges.cut;
import static io.github.avalanche4j.core.internal.paging.range.Ranges.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.paging.PagedList;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Parts of a numbered list, without a server. */
class RangePartTest {
    /** A part must delegate each new method to its source; otherwise it would use the default. */
    @Test
    void a_part_leaves_only_these_methods_to_their_defaults() {
        assertThat(Stream.of(RangeSource.class.getMethods())
                        .filter(method -> !Modifier.isStatic(method.getModifiers()))
                        .filter(method -> Stream.of(RangePart.class.getDeclaredMethods())
                                .noneMatch(own -> own.getName().equals(method.getName())
                                        && Arrays.equals(own.getParameterTypes(), method.getParameterTypes())))
                        .map(Method::getName))
                .containsOnly(
                        "at",
                        "covered",
                        "currentEnd",
                        "fetch",
                        "isTooLarge",
                        "page",
                        "part",
                        "lasting",
                        "smallestPage",
                        "split",
                        "wakeUp",
                        "walk");
    }

    @Test
    void a_part_ends_where_it_ends_and_a_server_that_lags_is_an_error_with_the_place() {
        Ranges source = new Ranges(100);
        List<Part> parts = source.list().split(3).execute();
        assertThat(parts).extracting(Part::start).containsExactly(0L, 34L, 67L);
        PagedList<Long, NoSummary> middle = source.list().part(parts.get(1));
        assertThat(items(middle)).isEqualTo(numbers(34, 67));
        assertThat(source.requests).containsExactly("34+33");
        assertThat(items(middle.limit(5))).isEqualTo(numbers(34, 39));
        assertThat(middle.split(2).execute())
                .extracting(Part::start, Part::end)
                .containsExactly(tuple(34L, 51L), tuple(51L, 67L));

        SummaryPage<Long, NoSummary> page = middle.page(source.at(34)).execute();
        assertThat(page.items()).as("33 of the part").isEqualTo(numbers(34, 67));
        assertThat(page.next()).isEmpty();
        SummaryPage<Long, NoSummary> behindIt = middle.page(source.at(67)).execute();
        assertThat(behindIt.items()).isEmpty();
        assertThat(behindIt.next()).isEmpty();

        source.head = 50;
        PagingException behind = catchThrowableOfType(PagingException.class, () -> items(middle));
        assertThat(behind).hasMessageContaining("nothing at 50").hasMessageContaining("ends at 67");
        assertThat(behind.position().token()).isEqualTo("50");
    }

    @Test
    void a_part_is_walked_in_ranges_like_the_list() {
        Ranges source = new Ranges(300);
        PagedList<Long, NoSummary> all = source.list().part(new Part("test.ranges", "p", 0, 300));
        assertThat(items(all)).hasSize(300);
        assertThat(source.requests).containsExactly("0+64", "64+128", "192+108");

        source.requests.clear();
        source.bytesOfEach = 1 << 20;
        assertThat(items(all)).hasSize(300);
        assertThat(source.requests).startsWith("0+64", "64+64");

        source.requests.clear();
        source.tooLargeFrom = 20;
        assertThat(items(all)).hasSize(300);
        assertThat(source.requests).startsWith("0+64", "0+32", "0+16", "16+16");
        RangeSource<Long> part = source.part(new Part("test.ranges", "p", 0, 300));
        assertThat(part.isItemPerNumber()).isTrue();
        assertThat(part.isTooLarge(cut(ConnectionException.Phase.CONNECTING, false)))
                .isFalse();
    }

    @Test
    void a_part_is_walked_from_its_own_places_alone() {
        Ranges source = new Ranges(100);
        Part middle = source.list().split(3).execute().get(1);
        PagedList<Long, NoSummary> list = source.list().part(middle);

        assertThat(items(list.from(source.at(34)))).hasSize(33);
        assertThat(items(list.from(source.at(66)))).containsExactly(66L);
        assertThat(items(list.from(source.at(67)))).isEmpty();
        for (long outside : new long[] {33, 68}) {
            assertThatThrownBy(() -> list.from(source.at(outside)))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("from 34 to 67");
        }
    }

    @Test
    void a_part_within_a_part_ends_where_that_ends_at_the_latest() {
        Ranges source = new Ranges(100);
        RangeSource<Long> bounded = source.part(new Part("test.ranges", "p", 10, 20));
        assertThat(bounded.part(new Part("test.ranges", "p", 15, 20)).end(15, 100))
                .isEqualTo(20);
        assertThatThrownBy(() -> bounded.part(new Part("test.ranges", "p", 15, 21)))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("ends at 20");
    }

    @Test
    void a_list_is_cut_into_as_many_parts_as_it_has_items_at_most() {
        Ranges source = new Ranges(3);
        assertThat(source.list().split(10).execute()).hasSize(3);
        assertThat(source.list().limit(2).split(10).execute()).hasSize(2);
        assertThat(new PagedList<>(source, source.at(5)).split(10).execute()).isEmpty();
        assertThatThrownBy(() -> source.list().split(0)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> source.list().split(RangePart.MAX_PARTS + 1))
                .isInstanceOf(InvalidRequestException.class);
        source.head = RangePart.MAX_PARTS * 2L;
        assertThat(source.list().split(RangePart.MAX_PARTS).execute()).hasSize(RangePart.MAX_PARTS);
    }
}
