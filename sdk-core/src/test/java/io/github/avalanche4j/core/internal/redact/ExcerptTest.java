package io.github.avalanche4j.core.internal.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A server's text in a message: bounded, on one line, without control characters. */
class ExcerptTest {
    @Test
    void a_text_of_a_mebibyte_is_cut_after_200_characters() {
        String excerpt = Excerpt.of("x".repeat(1 << 20));
        assertThat(excerpt).hasSize(201).endsWith("…");
        assertThat(Excerpt.of("x".repeat(200))).hasSize(200).doesNotContain("…");
    }

    @Test
    void line_breaks_become_spaces_and_control_characters_escapes() {
        assertThat(Excerpt.of("a\r\nb\tc\u001b[31md\u0000e\u202ef")).isEqualTo("a  b c\\u001b[31md\\u0000e\\u202ef");
    }

    @Test
    void no_character_is_cut_in_half() {
        String excerpt = Excerpt.of("x".repeat(199) + "😀");
        assertThat(excerpt).isEqualTo("x".repeat(199) + "…");
    }
}
