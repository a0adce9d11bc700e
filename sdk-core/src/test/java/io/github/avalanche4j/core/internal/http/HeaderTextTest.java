package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The characters are those of RFC 9110, sections 5.1 and 5.5; values are ASCII here. */
class HeaderTextTest {
    private static final String TOKEN = "!#$%&'*+-.^_`|~09azAZ";

    @Test
    void a_name_is_a_token() {
        assertThat(HeaderText.name(TOKEN)).isEqualTo(TOKEN);
        IntStream.concat(IntStream.rangeClosed(0, ' '), "\"(),/:;<=>?@[\\]{}\u007f\u0080é".chars())
                .mapToObj(c -> "x" + (char) c)
                .forEach(name -> assertThatThrownBy(() -> HeaderText.name(name))
                        .isInstanceOf(InvalidRequestException.class)
                        .hasMessageContaining("header name"));
        assertThatThrownBy(() -> HeaderText.name("")).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_value_is_what_can_be_printed_and_tabs() {
        String all =
                IntStream.rangeClosed(' ', '~').mapToObj(Character::toString).reduce("\t", String::concat);

        assertThat(HeaderText.value("x", all)).isEqualTo(all);
        assertThat(HeaderText.value("x", "")).isEmpty();
    }

    @Test
    void a_value_that_is_refused_is_not_shown() {
        IntStream.concat(IntStream.range(0, ' ').filter(c -> c != '\t'), "\u007f\u0080é".chars())
                .mapToObj(c -> "secret" + (char) c)
                .forEach(value -> assertThatThrownBy(() -> HeaderText.value("x-key", value))
                        .isInstanceOf(InvalidRequestException.class)
                        .hasMessageContaining("header x-key")
                        .hasMessageNotContaining("secret"));
    }

    @Test
    void a_value_that_is_null_is_reported_by_its_header() {
        assertThatThrownBy(() -> HeaderText.value("x-key", null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value of header x-key");
    }
}
