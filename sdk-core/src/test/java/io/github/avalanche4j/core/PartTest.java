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

/** A part of a list that is sent to another machine. */
class PartTest {
    private static final Part PART = new Part("index.getContainerRange", "P/block", 100, 250);

    @Test
    void its_form_is_fixed_because_it_outlives_the_process() {
        assertThat(PART).hasToString("r1:index.getContainerRange:P/block:100:250");
        assertThat(Part.parse(" r1:index.getContainerRange:P/block:100:250\n")).isEqualTo(PART);
        assertThat(Part.valueOf(PART.toString())).isEqualTo(PART);
        assertThat(PART.size()).isEqualTo(150);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "r1", "p1:e:p:0:1", "r1:e:p:0", "r1:e:p:0:1:2", "r1:e:p:x:1", "r1:e:p:-1:1", "r1:e:p:2:1"})
    void any_other_text_is_refused(String text) {
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
