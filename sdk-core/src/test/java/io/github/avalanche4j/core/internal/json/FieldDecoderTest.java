package io.github.avalanche4j.core.internal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.values.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Responses whose value is one field of an object, or an object whose fields lie on two levels. */
class FieldDecoderTest {
    private static final Point POINT = Json.read(Point.class, "{\"x\":1,\"y\":2}");
    private static final Decoder<Point> FIELD = Decoder.field("point", Point.class);
    private static final Decoder<Point> FLATTENED = Decoder.flattened("point", Point.class);

    @Test
    void one_field_is_read_and_the_others_are_skipped() {
        assertThat(JsonText.read(FIELD, "{\"a\":{\"point\":{\"x\":8}},\"point\":{\"x\":1,\"y\":2},\"b\":[{}]}"))
                .isEqualTo(POINT);
        assertThatThrownBy(() -> JsonText.read(FIELD, "{\"a\":{\"point\":{\"x\":1,\"y\":2}}}"))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("without its field point");
        assertThatThrownBy(() -> JsonText.read(FIELD, "[]")).hasMessageContaining("not an object");
        assertThatThrownBy(() -> JsonText.read(FIELD, "{\"point\":null}"))
                .hasMessageContaining("null where a value is required at $.point");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"point\":{\"x\":1,\"y\":2}}",
                "{\"point\":{\"x\":1},\"y\":2}",
                "{\"x\":1,\"point\":{\"y\":2}}",
                "{\"x\":1,\"y\":2,\"point\":{}}",
                "{\"point\":{},\"x\":1,\"y\":2}",
                "{\"a\":{\"x\":8,\"point\":{\"x\":9}},\"x\":1,\"point\":{\"b\":{\"x\":7,\"point\":3},\"y\":2},\"c\":[{\"y\":9}]}"
            })
    void fields_of_an_inner_object_count_as_fields_of_the_outer_one(String json) {
        assertThat(JsonText.read(FLATTENED, json)).isEqualTo(POINT);
        assertThat(JsonText.read(Decoder.listOf(FLATTENED), "[" + json + "," + json + "]"))
                .containsExactly(POINT, POINT);
    }

    @Test
    void the_inner_object_is_required() {
        assertThatThrownBy(() -> JsonText.read(FLATTENED, "{\"x\":1,\"y\":2}"))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("without its field point");
        assertThatThrownBy(() -> JsonText.read(FLATTENED, "{\"point\":[],\"x\":1,\"y\":2}"))
                .hasMessageContaining("not an object at $.point");
        assertThatThrownBy(() -> JsonText.read(FLATTENED, "{\"point\":{\"x\":1}}"))
                .hasMessageContaining("without y");
    }
}
