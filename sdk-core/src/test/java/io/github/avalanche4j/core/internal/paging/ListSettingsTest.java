package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Position;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Limits, page sizes and the other settings of a list. */
class ListSettingsTest {
    @Test
    void an_iterator_asks_for_the_largest_page_or_for_the_limit_if_smaller() {
        ScriptedPages source = new ScriptedPages(ScriptedPages::uneven);
        items(source.list().limit(1));
        items(source.list().limit(0));
        items(source.list().pageSize(7).limit(1));
        items(source.list().pageSize(1).limit(1));
        items(source.list().limit(Long.MAX_VALUE - 1).from(new Position("test.list", "p", "e", 3, 0, Instant.EPOCH)));
        items(source.list().limit(2).from(new Position("test.list", "p", "e", 1, 0, Instant.EPOCH)));
        items(source.list().from(new Position("test.list", "p", "e", 0, 0, Instant.EPOCH)));
        assertThat(source.sizes()).containsExactly(1, 7, 1, 100, 3, 100);
    }

    @Test
    void a_limit_ends_items_and_pages() {
        ScriptedPages source = new ScriptedPages(ScriptedPages::uneven);
        assertThat(items(source.list().limit(4))).containsExactly(0, 1, 2, 3);
        assertThat(source.fetched()).containsExactly("", "a", "b");
        assertThat(source.list().stream().limit(2)).containsExactly(0, 1);
        assertThat(items(source.list().limit(4).pages())).hasSize(3);
        assertThat(items(source.list().limit(0).pages())).isEmpty();
        assertThat(items(source.list()
                        .limit(1)
                        .from(new Position("test.list", "p", "b", 2, 0, Instant.EPOCH))
                        .pages()))
                .hasSize(1);
    }

    @Test
    void settings_are_checked_where_they_are_made() {
        Paged<Integer> list = new ScriptedPages(ScriptedPages::uneven).list();
        assertThatThrownBy(() -> list.limit(-1)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.pageSize(0)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.pageSize(101)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.prefetch(17)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.timeout(java.time.Duration.ZERO)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> list.retries(-1)).isInstanceOf(InvalidRequestException.class);
    }
}
