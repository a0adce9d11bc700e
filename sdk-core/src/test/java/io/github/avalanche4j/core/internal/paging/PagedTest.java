package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.ALL;
import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.ScriptedPages.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Lists with page tokens. */
class PagedTest {
    @Test
    void nothing_is_fetched_before_it_is_requested() {
        ScriptedPages source = new ScriptedPages(ScriptedPages::uneven);
        Paged<Integer> list = source.list().limit(9).pageSize(50).prefetch(0);
        PagedIterator<Integer> walk = list.iterator();
        list.stream();
        list.pages();
        list.page(list.start());
        list.firstPage();
        assertThat(walk.position()).isEqualTo(list.start());
        assertThat(source.fetched()).isEmpty();
        assertThat(walk.next()).isZero();
        assertThat(walk.next()).isEqualTo(1);
        assertThat(source.fetched()).containsExactly("");
        assertThat(walk.next()).isEqualTo(2);
        assertThat(source.fetched()).containsExactly("", "a", "b");
    }

    @Test
    void the_first_page_is_that_at_the_start_of_the_list() {
        ScriptedPages source = new ScriptedPages(ScriptedPages::uneven);
        Paged<Integer> list = source.list();

        assertThat(list.firstPage().execute().items()).isEqualTo(List.of(0, 1));
        Position later = list.pages().iterator().next().next().orElseThrow();
        assertThat(list.from(later).firstPage().execute().position()).isEqualTo(later);
    }

    @Test
    void each_iterator_starts_over() {
        ScriptedPages source = new ScriptedPages(ScriptedPages::uneven);
        Paged<Integer> list = source.list();
        assertThat(items(list)).isEqualTo(ALL);
        assertThat(items(list)).isEqualTo(ALL);
        assertThat(list.stream()).containsExactlyElementsOf(ALL);
        assertThat(source.fetched()).hasSize(18);
    }

    @Test
    void an_empty_page_with_a_token_is_not_the_end_and_an_empty_or_missing_token_is() {
        assertThat(items(new ScriptedPages(ScriptedPages::uneven).list())).isEqualTo(ALL);
        assertThat(items(new ScriptedPages(token -> new Response(ALL, Optional.of(""))).list()))
                .isEqualTo(ALL);
        assertThat(items(new ScriptedPages(token -> new Response(List.of(), Optional.empty())).list()))
                .isEmpty();
        List<Integer> sizes = new ArrayList<>();
        new ScriptedPages(ScriptedPages::uneven)
                .list()
                .pages()
                .forEach(page -> sizes.add(page.items().size()));
        assertThat(sizes).containsExactly(2, 0, 3, 1, 0, 4);
    }

    @Test
    void after_the_end_there_is_nothing() {
        PagedIterator<Integer> walk =
                new ScriptedPages(ScriptedPages::uneven).list().iterator();
        walk.forEachRemaining(item -> {});
        assertThat(walk.hasNext()).isFalse();
        assertThatThrownBy(walk::next).isInstanceOf(NoSuchElementException.class);
        var pages = new ScriptedPages(token -> new Response(ALL, Optional.empty()))
                .list()
                .pages()
                .iterator();
        pages.next();
        assertThatThrownBy(pages::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void a_failure_loses_and_repeats_nothing_and_the_same_iterator_can_continue() {
        Random random = new Random(13);
        for (int ahead = 0; ahead <= 1; ahead++) {
            ScriptedPages source = new ScriptedPages(token -> {
                if (random.nextInt(3) > 0) {
                    throw new IllegalStateException("down");
                }
                return ScriptedPages.uneven(token);
            });
            PagedIterator<Integer> walk = source.list().prefetch(ahead).iterator();
            List<Integer> items = new ArrayList<>();
            int failures = 0;
            boolean more = true;
            while (more) {
                try {
                    more = walk.hasNext();
                    if (more) {
                        items.add(walk.next());
                    }
                } catch (IllegalStateException down) {
                    Position before = walk.position();
                    assertThat(walk.position()).isEqualTo(before);
                    failures++;
                }
            }
            assertThat(items).isEqualTo(ALL);
            assertThat(failures).isPositive();
        }
    }

    @Test
    void pages_too_can_be_asked_again_after_a_failure() {
        List<String> failing = new ArrayList<>(List.of("", "b"));
        var pages = new ScriptedPages(token -> {
                    if (failing.remove(token)) {
                        throw new IllegalStateException("down");
                    }
                    return ScriptedPages.uneven(token);
                })
                .list()
                .pages()
                .iterator();
        assertThatThrownBy(pages::hasNext).hasMessage("down");
        assertThat(pages.next().items()).containsExactly(0, 1);
        assertThat(pages.next().items()).isEmpty();
        assertThatThrownBy(pages::next).hasMessage("down");
        assertThat(pages.next().items()).containsExactly(2, 3, 4);
    }
}
