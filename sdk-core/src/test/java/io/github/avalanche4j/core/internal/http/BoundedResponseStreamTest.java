package io.github.avalanche4j.core.internal.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.internal.http.BoundedResponseStream.TooLong;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedResponseStreamTest {
    private static final int HALF_MEBIBYTE = 512 << 10;

    private static BoundedResponseStream json(String text, long bound) {
        return new BoundedResponseStream(new ByteArrayInputStream(text.getBytes(UTF_8)), bound, true, false);
    }

    private static BoundedResponseStream lines(String text, long bound) {
        return new BoundedResponseStream(new ByteArrayInputStream(text.getBytes(UTF_8)), bound, true, true);
    }

    @Test
    void as_many_bytes_as_the_bound_are_read_and_one_more_is_not() throws IOException {
        assertThat(json("12345", 5).readAllBytes()).hasSize(5);
        assertThatThrownBy(() -> json("123456", 5).readAllBytes())
                .isInstanceOfSatisfying(
                        TooLong.class, e -> assertThat(e.bound()).isEqualTo(5))
                .hasMessage("longer than the bound of 5 bytes");
    }

    @Test
    void bytes_are_read_one_at_a_time_too_and_none_is_negative() throws IOException {
        BoundedResponseStream stream =
                new BoundedResponseStream(new ByteArrayInputStream(new byte[] {0, -1}), 5, false, false);

        assertThat(stream.isEmpty()).isTrue();
        assertThat(stream.read()).isZero();
        assertThat(stream.isEmpty()).isFalse();
        assertThat(stream.read()).isEqualTo(255);
        assertThat(stream.hasEnded()).isFalse();
        assertThat(stream.read()).isEqualTo(-1);
        assertThat(stream.hasEnded()).isTrue();
    }

    /** The bound allows one value per 32 bytes; a line counts as four values. */
    @ParameterizedTest
    @CsvSource({
        "'[,{,', 128, true",
        "'[,{,,', 128, false",
        "'\n', 128, true",
        "'\n,', 128, false",
        "'\"x}]:1', 32, true"
    })
    void values_are_counted_by_commas_brackets_and_lines(String text, long bound, boolean fits) throws IOException {
        if (fits) {
            assertThat(lines(text, bound).readAllBytes()).hasSize(text.length());
        } else {
            assertThatThrownBy(() -> lines(text, bound).readAllBytes())
                    .isInstanceOf(TooLong.class)
                    .hasMessage("larger than the bound of 4 values, one per 32 of the 128 bytes allowed");
        }
    }

    @Test
    void values_of_json_are_counted_after_its_first_half_mebibyte() throws IOException {
        String few = ",".repeat(HALF_MEBIBYTE);
        assertThat(json(few, HALF_MEBIBYTE + 1).readNBytes(HALF_MEBIBYTE)).hasSize(HALF_MEBIBYTE);

        BoundedResponseStream more = json(few + ",".repeat(HALF_MEBIBYTE), 2 * HALF_MEBIBYTE);
        more.readNBytes(HALF_MEBIBYTE);
        assertThat(more.readNBytes(HALF_MEBIBYTE / 16)).hasSize(HALF_MEBIBYTE / 16);
        assertThatThrownBy(more::read).isInstanceOf(TooLong.class);
    }

    @Test
    void lines_of_json_are_no_values() throws IOException {
        String text = " ".repeat(HALF_MEBIBYTE) + "\n".repeat(HALF_MEBIBYTE);

        assertThat(json(text, 2 * HALF_MEBIBYTE).readAllBytes()).hasSize(2 * HALF_MEBIBYTE);
    }

    @Test
    void bytes_that_the_decoder_leaves_are_read_and_kept() throws IOException {
        BoundedResponseStream stream = json("[1] \n ", 100);
        stream.readNBytes(3);

        stream.finish();

        assertThat(stream.keptBody()).isEqualTo("[1] \n ".getBytes(UTF_8));
        assertThat(stream.keptAll()).isTrue();
        assertThat(stream.read()).isEqualTo(-1);
    }

    @Test
    void a_mebibyte_is_kept_and_no_more() throws IOException {
        BoundedResponseStream whole = json(" ".repeat(1 << 20), 2 << 20);
        whole.finish();
        BoundedResponseStream longer = json(" ".repeat((1 << 20) + 1), 2 << 20);
        longer.finish();

        assertThat(whole.keptAll()).isTrue();
        assertThat(longer.keptAll()).isFalse();
        assertThat(longer.keptBody()).hasSize(1 << 20);
    }

    @Test
    void nothing_is_kept_unless_it_is_asked_for() throws IOException {
        BoundedResponseStream stream =
                new BoundedResponseStream(new ByteArrayInputStream(new byte[10]), 100, false, false);
        stream.finish();

        assertThat(stream.keptBody()).isEmpty();
        assertThat(stream.keptAll()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 200, 400})
    void the_text_around_a_place_is_eighty_characters_on_both_sides(int at) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append(String.format(Locale.ROOT, "%03d.", i));
        }
        BoundedResponseStream stream = json(text.toString(), 1000);
        stream.readNBytes(400);

        assertThat(stream.around(at, new Redactor()))
                .isEqualTo(text.substring(Math.max(0, at - 80), Math.min(400, at + 80)));
    }

    @Test
    void a_place_is_counted_from_the_beginning_of_the_response() throws IOException {
        BoundedResponseStream stream = json("a".repeat(200) + "b".repeat(100) + "c".repeat(100), 1000);
        stream.readNBytes(200);
        stream.readNBytes(200);

        assertThat(stream.around(300, new Redactor())).isEqualTo("b".repeat(80) + "c".repeat(80));
        assertThat(stream.around(200, new Redactor())).isEqualTo("b".repeat(80));
    }

    @ParameterizedTest
    @ValueSource(longs = {199, 401, -1})
    void of_a_place_that_is_gone_the_last_text_is_reported(long at) throws IOException {
        BoundedResponseStream stream = json("a".repeat(200) + "b".repeat(100) + "c".repeat(100), 1000);
        stream.readNBytes(200);
        stream.readNBytes(200);

        assertThat(stream.around(at, new Redactor())).isEqualTo("c".repeat(80));
    }

    @Test
    void a_cut_excerpt_shows_no_part_of_a_secret() throws IOException {
        Redactor redactor = new Redactor();
        redactor.add("opensesame");
        BoundedResponseStream stream = json("opensesame" + "x".repeat(75) + "y".repeat(75) + "opensesame", 1000);
        stream.readAllBytes();

        assertThat(stream.around(85, redactor))
                .doesNotContain("same", "open")
                .contains("x".repeat(75) + "y".repeat(75));
    }
}
