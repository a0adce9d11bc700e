package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.OpenEnum;
import io.github.avalanche4j.core.values.Colour;
import io.github.avalanche4j.core.values.Thing;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How responses are decoded into values, for every kind of field. */
class ValuesTest {
    @Test
    void unknown_fields_and_enum_texts_null_and_missing_optionals_never_fail_a_response() {
        Thing thing = Json.read(
                Thing.class,
                "{\"future\":{\"deep\":[1]},\"name\":null,\"colour\":\"ultraviolet\",\"weight\":null,\"extra\":{\"a\":1}}");
        assertThat(thing.name()).isEmpty();
        assertThat(thing.weight()).isEmpty();
        assertThat(thing.colour()).hasValueSatisfying(colour -> {
            assertThat(colour.isKnown()).isFalse();
            assertThat(colour.value()).isEqualTo("ultraviolet");
        });
        assertThat(thing.extra()).contains(JsonTree.parse("{\"a\":1}"));
    }

    @ParameterizedTest
    @CsvSource({
        "7,7",
        "'\"7\"',7",
        "'\"0x7\"',7",
        "115792089237316195423570985008687907853269984665640564039457584007913129639935,"
                + "115792089237316195423570985008687907853269984665640564039457584007913129639935",
        "-3,-3",
        "'\"-3\"',-3"
    })
    void a_quantity_may_be_a_number_or_a_text(String json, BigInteger expected) {
        assertThat(Json.read(Thing.class, "{\"balance\":" + json + "}").balance())
                .contains(expected);
    }

    @Test
    void a_written_value_is_read_again_and_absent_fields_are_left_out() {
        String text = "{\"name\":\"n\",\"weight\":\"18446744073709551615\",\"balance\":\"5\",\"colour\":\"red\","
                + "\"checkedList\":[],\"at\":\"2026-01-01T00:00:00Z\",\"points\":[],\"names\":[],\"nodes\":[],\"byId\":{},\"places\":{}}";
        Thing thing = Json.read(Thing.class, text);
        assertThat(thing.colour()).contains(Colour.RED);
        assertThat(Json.write(thing)).isEqualTo(text);
        assertThat(Json.write(Json.read(Thing.class, Json.write(thing)))).isEqualTo(text);
    }

    @Test
    void open_enums_are_equal_by_type_and_text() {
        assertThat(Colour.of("blue"))
                .isEqualTo(Colour.of("blue"))
                .hasSameHashCodeAs(Colour.of("blue"))
                .isNotEqualTo(Colour.RED);
        assertThat(Colour.of("blue")).hasToString("blue");
        assertThat(Colour.of("red").isKnown()).isTrue();
        assertThat(Colour.RED).isNotEqualTo("red");
        assertThat(Wine.RED).isNotEqualTo(Colour.RED);
    }

    @Test
    void a_constant_in_another_case_keeps_its_text_and_equals_the_constant() {
        assertThat(Wine.of("red"))
                .isEqualTo(Wine.RED)
                .hasSameHashCodeAs(Wine.RED)
                .hasToString("red");
        assertThat(Wine.of("red").isKnown()).isTrue();
        assertThat(Wine.of("Rosé").isKnown()).isFalse();
        assertThat(Wine.of("RED")).isSameAs(Wine.RED);
    }

    private static final class Wine extends OpenEnum {
        private static final Known<Wine> KNOWN = new Known<>(Wine::new);
        static final Wine RED = KNOWN.add("RED");

        private Wine(Text text) {
            super(text);
        }

        static Wine of(String value) {
            return KNOWN.ofAnyCase(value);
        }
    }

    @Test
    void each_time_is_read_by_its_own_unit_as_number_or_text() {
        Thing numbers = Json.read(
                Thing.class,
                "{\"seconds\":1700000000,\"milliseconds\":1700000000123,\"nanos\":66907250,\"uptime\":90}");
        Thing texts = Json.read(
                Thing.class,
                "{\"seconds\":\"1700000000\",\"milliseconds\":\"1700000000123\",\"nanos\":\"66907250\",\"uptime\":\"90\"}");
        assertThat(numbers).isEqualTo(texts);
        assertThat(numbers.seconds()).contains(Instant.parse("2023-11-14T22:13:20Z"));
        assertThat(numbers.milliseconds()).contains(Instant.parse("2023-11-14T22:13:20.123Z"));
        assertThat(numbers.nanos()).contains(Duration.ofNanos(66907250));
        assertThat(numbers.uptime()).contains(Duration.ofSeconds(90));
    }

    @Test
    void headers_are_found_in_any_case_and_show_names_only() {
        Headers headers = Headers.of(Map.of("Node-Id", List.of("a", "b")));
        assertThat(headers.first("node-ID")).contains("a");
        assertThat(headers.all("NODE-ID")).containsExactly("a", "b");
        assertThat(headers.first("other")).isEmpty();
        assertThat(headers).hasToString("[Node-Id]").isEqualTo(Headers.of(Map.of("node-id", List.of("a", "b"))));
        assertThatThrownBy(() -> headers.asMap().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void a_refused_argument_is_named_with_its_value_and_rule_and_long_ones_are_cut() {
        assertThat(new InvalidRequestException("alias", "", "short"))
                .hasMessage("alias must be short, but is empty; nothing was sent");
        assertThat(new InvalidRequestException("alias", "  ", "short")).hasMessageContaining("is blank");
        assertThat(new InvalidRequestException("alias", "x".repeat(500), "short").getMessage())
                .hasSizeLessThan(200)
                .contains("500 characters");
    }
}
