package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and parts of lists that are kept or sent to another machine. */
class PositionTest {
    private static final Part PART = new Part("index.getContainerRange", "P/block", 100, 250);

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a:b c\n\uD83D\uDE00", "===", "0123456789abcdef-0123"})
    void a_position_prints_as_one_line_and_parses_again(String token) {
        Position position =
                new Position("data.blocks", "9f0a", token, 17, 100, Instant.parse("2026-11-21T10:00:00.9Z"));
        String text = position.toString();
        assertThat(text).doesNotContainAnyWhitespaces();
        assertThat(Position.parse(text)).isEqualTo(position);
        assertThat(Position.parse("  " + text + "\n")).isEqualTo(position);
    }

    @Test
    void its_form_is_fixed_because_it_outlives_the_process() {
        Position position =
                new Position("index.getContainerRange", "C", "42", 3, 100, Instant.ofEpochSecond(1_800_000_000));
        assertThat(position).hasToString("p1:index.getContainerRange:C:1800000000:3:100:NDI");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "p1",
                "p2:e:p:0:0:0:",
                "p1:e:p:x:0:0:",
                "p1:e:p:0:-1:0:",
                "p1:e:p:0:x:0:",
                "p1:e:p:0:0:-1:",
                "p1:e:p:0:0:x:",
                "p1:e:p:0:0:0:*",
                "p1:e:p:99999999999999999:0:0:",
                "p1:e:p:0:0:0:::"
            })
    void any_other_text_is_refused(String text) {
        assertThatThrownBy(() -> Position.parse(text)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void the_form_of_a_part_is_fixed_too() {
        assertThat(PART).hasToString("r1:index.getContainerRange:P/block:100:250");
        assertThat(Part.parse(" r1:index.getContainerRange:P/block:100:250\n")).isEqualTo(PART);
        assertThat(Part.valueOf(PART.toString())).isEqualTo(PART);
        assertThat(PART.size()).isEqualTo(150);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "r1", "p1:e:p:0:1", "r1:e:p:0", "r1:e:p:0:1:2", "r1:e:p:x:1", "r1:e:p:-1:1", "r1:e:p:2:1"})
    void any_other_text_is_no_part(String text) {
        assertThatThrownBy(() -> Part.parse(text)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void parts_and_positions_are_serialized_by_java_too() throws Exception {
        Position position = new Position("data.blocks", "9f0a", "t", 17, 100, Instant.EPOCH);

        assertThat(sent(PART)).isEqualTo(PART);
        assertThat(sent(position)).isEqualTo(position);
    }

    private static Object sent(Object value) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }
}
