package io.github.avalanche4j.core.internal.paging.range;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.paging.range.Narrowed.Certainty;
import org.junit.jupiter.api.Test;

class WidthsTest {
    private static final Narrowed THREE = new Narrowed(3, RangeRequest.ANY, Certainty.NAMED);

    private final Widths widths = new Widths(1 << 16, true);

    private void serve() {
        widths.served(widths.size(), () -> 0);
    }

    private void refuse() {
        widths.refused(widths.size(), THREE);
    }

    @Test
    void a_named_width_is_taken_where_nothing_wider_was_served() {
        refuse();

        assertThat(widths.size()).isEqualTo(3);
    }

    @Test
    void a_named_width_is_halved_to_where_wider_ranges_were_served_until_half_is_refused_too() {
        serve();
        serve();
        serve();
        assertThat(widths.size()).isEqualTo(512);
        refuse();
        assertThat(widths.size()).as("the widest that was served").isEqualTo(256);
        refuse();
        assertThat(widths.size()).as("blocks with more logs").isEqualTo(128);
        refuse();
        assertThat(widths.size()).as("the server has a new limit").isEqualTo(3);
    }
}
