package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTreeTest {
    private static final String TEXT =
            "{\"b\":{\"list\":[1,\"2\",null,{\"x\":true}]},\"a\":1.10,\"big\":18446744073709551616,\"z\":null}";

    private final JsonTree value = JsonTree.parse(TEXT);

    @Test
    void a_tree_is_kept_as_received() {
        assertThat(value).hasToString(TEXT);
        assertThat(value.fields().keySet()).containsExactly("b", "a", "big", "z");
        assertThat(JsonTree.parse(Json.write(value))).isEqualTo(value).hasSameHashCodeAs(value);
    }

    @Test
    void looking_into_it_never_fails() {
        assertThat(value.get("b").get("list").get(3).get("x").asBoolean()).contains(true);
        assertThat(value.at("/b/list/0").asUInt64()).contains(UInt64.of(1));
        JsonTree nowhere = value.get("b").get("list").get("x").get(99).get("y");
        assertThat(nowhere.exists()).isFalse();
        assertThat(nowhere.asText()).isEmpty();
        assertThat(nowhere.asDecimal()).isEmpty();
        assertThat(nowhere.asInteger()).isEmpty();
        assertThat(nowhere.asBoolean()).isEmpty();
        assertThat(nowhere.fields()).isEmpty();
        assertThat(nowhere.elements()).isEmpty();
        assertThat(nowhere.size()).isZero();
        assertThat(nowhere).hasToString("");
        assertThat(value.get(-1).exists()).isFalse();
    }

    @Test
    void null_is_there_and_missing_is_not() {
        assertThat(value.get("z").exists()).isTrue();
        assertThat(value.get("z").isNull()).isTrue();
        assertThat(value.get("q").exists()).isFalse();
        assertThat(value.get("q").isNull()).isFalse();
        assertThat(JsonTree.parse("null")).isEqualTo(JsonTree.NULL);
        assertThat(Json.write(value.get("q"))).isEqualTo("null");
    }

    @Test
    void an_array_has_elements_and_a_size() {
        JsonTree list = value.get("b").get("list");
        assertThat(list.isArray()).isTrue();
        assertThat(list.isObject()).isFalse();
        assertThat(value.isObject()).isTrue();
        assertThat(value.isArray()).isFalse();
        assertThat(list.size()).isEqualTo(4);
        assertThat(list.elements())
                .extracting(JsonTree::toString)
                .containsExactly("1", "\"2\"", "null", "{\"x\":true}");
        assertThatThrownBy(() -> list.elements().add(list)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> value.fields().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void numbers_keep_all_their_digits() {
        assertThat(value.get("big").asInteger()).contains(BigInteger.TWO.pow(64));
        assertThat(value.get("big").asUInt64()).isEmpty();
        assertThat(value.get("a").asDecimal()).contains(new BigDecimal("1.10"));
    }

    @ParameterizedTest
    @CsvSource({"5,5", "'\"5\"',5", "'\"0x1f\"',31", "'\"18446744073709551615\"',18446744073709551615", "0,0"})
    void a_whole_number_may_be_a_number_a_text_or_hex(String json, String number) {
        assertThat(JsonTree.parse(json).asUInt64()).contains(UInt64.parse(number));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-1", "\"-1\"", "1.5", "\"0x\"", "\"0x-5\"", "\"+5\"", "\"٥\"", "\"\"", "true", "[]", "\"1e3\""})
    void anything_else_is_no_unsigned_number(String json) {
        assertThat(JsonTree.parse(json).asUInt64()).isEmpty();
    }

    @Test
    void a_text_of_a_million_digits_costs_nothing() {
        assertThat(JsonTree.parse('"' + "9".repeat(1_000_000) + '"').asInteger())
                .isEmpty();
    }

    @Test
    void a_pointer_must_begin_with_a_slash() {
        assertThat(value.at("")).isEqualTo(value);
        assertThatThrownBy(() -> value.at("b")).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_part_can_be_read_as_a_value_type() {
        assertThat(value.get("big").as(BigInteger.class)).isEqualTo(BigInteger.TWO.pow(64));
        assertThatThrownBy(() -> value.get("b").as(UInt64.class)).isInstanceOf(ResponseFormatException.class);
        assertThatThrownBy(() -> value.get("q").as(UInt64.class)).isInstanceOf(ResponseFormatException.class);
    }
}
