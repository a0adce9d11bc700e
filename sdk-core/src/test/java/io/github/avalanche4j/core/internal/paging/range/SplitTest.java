package io.github.avalanche4j.core.internal.paging.range;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.internal.paging.ScriptedPages;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lists that are split into parts. */
class SplitTest {
    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    private static List<Integer> read(Paged<Integer> list, List<Part> parts) {
        List<Integer> read = new ArrayList<>();
        parts.forEach(part -> read.addAll(items(list.part(Part.parse(part.toString())))));
        return read;
    }

    @Test
    void all_parts_together_hold_each_item_once_and_in_order_and_are_about_as_long() {
        Random random = new Random(7);
        for (int round = 0; round < 500; round++) {
            int count = random.nextInt(60);
            int wanted = 1 + random.nextInt(70);
            Paged<Integer> list = Paged.of(numbers(count));

            List<Part> parts = list.split(wanted).execute();

            assertThat(read(list, parts)).isEqualTo(numbers(count));
            assertThat(parts).hasSize(Math.min(count, wanted));
            assertThat(parts)
                    .allSatisfy(part -> assertThat(part.size())
                            .isBetween((long) count / parts.size(), 1L + (count - 1) / parts.size()));
        }
    }

    @Test
    void the_rest_of_a_list_up_to_its_limit_is_split() {
        Paged<Integer> list = Paged.of(numbers(50));
        PagedIterator<Integer> walk = list.iterator();
        IntStream.range(0, 20).forEach(i -> walk.next());
        Paged<Integer> rest = list.from(walk.position());

        assertThat(read(list, rest.split(3).execute())).isEqualTo(numbers(50).subList(20, 50));
        assertThat(read(list, rest.limit(9).split(4).execute()))
                .isEqualTo(numbers(50).subList(20, 29));
        assertThat(rest.limit(0).split(4).execute()).isEmpty();
    }

    @Test
    void a_part_can_be_split_again() {
        Paged<Integer> list = Paged.of(numbers(100));
        Part second = list.split(2).execute().get(1);

        List<Part> halves = list.part(second).split(2).execute();

        assertThat(halves).hasSize(2);
        assertThat(read(list, halves)).isEqualTo(numbers(100).subList(50, 100));
    }

    @Test
    void a_list_whose_pages_are_named_by_tokens_cannot_be_split_and_says_what_to_do() {
        Paged<Integer> list = new ScriptedPages(ScriptedPages::uneven).list();

        assertThatThrownBy(() -> list.split(2))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessage("list must be numbered to be split, as containers of an index and logs of a range of blocks"
                        + " are, but is 'test.list' (each page of this list names the next by a token: make one list for"
                        + " each range of times or blocks where its filter has such a range); nothing was sent");
        assertThatThrownBy(() -> list.part(new Part("test.list", "p", 0, 1)))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_part_is_refused_by_another_list_by_other_parameters_and_after_the_end() {
        Paged<Integer> list = Paged.of(numbers(10));
        for (Part other :
                List.of(new Part("other", "", 0, 1), new Part("fixed", "other", 0, 1), new Part("fixed", "", 0, 11))) {
            assertThatThrownBy(() -> list.part(other))
                    .isInstanceOfSatisfying(
                            InvalidRequestException.class,
                            e -> assertThat(e.argument()).isEqualTo("part"));
        }
        assertThatThrownBy(() -> list.part(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> list.split(0)).hasMessageContaining("parts must be from 1 to 100000, but is '0'");
    }
}
