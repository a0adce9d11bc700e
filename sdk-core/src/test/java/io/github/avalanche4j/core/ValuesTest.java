package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.internal.json.TimeReaders;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How responses become values, shown on a type that has every kind of field. */
class ValuesTest {
    static final class Colour extends OpenEnum {
        static final Colour RED = new Colour("red", true);

        private Colour(String value, boolean known) {
            super(value, known);
        }

        @JsonCreator
        static Colour of(String value) {
            return value.equals("red") ? RED : new Colour(value, false);
        }
    }

    /** As the builders behind our value types: what is absent keeps its default. */
    static final class Thing {
        @JsonProperty
        Optional<String> name = Optional.empty();

        @JsonProperty
        Optional<UInt64> weight = Optional.empty();

        @JsonProperty
        Optional<BigInteger> balance = Optional.empty();

        @JsonProperty
        Optional<Colour> colour = Optional.empty();

        @JsonProperty
        Optional<Instant> at = Optional.empty();

        @JsonProperty
        Optional<JsonTree> extra = Optional.empty();
    }

    @Test
    void unknown_fields_and_enum_texts_null_and_missing_optionals_never_fail_a_response() {
        Thing thing = Json.read(
                Thing.class,
                "{\"future\":{\"deep\":[1]},\"name\":null,\"colour\":\"ultraviolet\",\"weight\":null,\"extra\":{\"a\":1}}");
        assertThat(thing.name).isEmpty();
        assertThat(thing.weight).isEmpty();
        assertThat(thing.colour).hasValueSatisfying(colour -> {
            assertThat(colour.isKnown()).isFalse();
            assertThat(colour.value()).isEqualTo("ultraviolet");
        });
        assertThat(thing.extra).contains(JsonTree.parse("{\"a\":1}"));
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
        assertThat(Json.read(Thing.class, "{\"balance\":" + json + "}").balance).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"+7\"", "\"0x-7\"", "\"0x\"", "\"-\"", "\"٧\"", "\"7 \"", "1.5", "true"})
    void what_is_no_whole_number_names_its_path(String json) {
        assertThatThrownBy(() -> Json.read(Thing.class, "{\"balance\":" + json + "}"))
                .isInstanceOfSatisfying(
                        ResponseFormatException.class, e -> assertThat(e.path()).isEqualTo("$.balance"));
    }

    @ParameterizedTest
    @CsvSource({
        "2021-11-04T00:42:55.01643414Z,2021-11-04T00:42:55.016434140Z",
        "2024-03-26T19:44:45.293078-04:00,2024-03-26T23:44:45.293078Z",
        "0001-01-01T00:00:00Z,0001-01-01T00:00:00Z"
    })
    void a_time_may_be_in_any_zone(String text, Instant expected) {
        assertThat(Json.read(Thing.class, "{\"at\":\"" + text + "\"}").at).contains(expected);
    }

    @Test
    void a_bare_number_is_no_time_until_a_field_says_its_unit() {
        assertThatThrownBy(() -> Json.read(Thing.class, "{\"at\":1700000000}"))
                .isInstanceOfSatisfying(
                        ResponseFormatException.class, e -> assertThat(e.path()).isEqualTo("$.at"));
    }

    @Test
    void what_is_written_is_read_again_and_absent_fields_are_left_out() {
        String text =
                "{\"name\":\"n\",\"weight\":\"18446744073709551615\",\"balance\":5,\"colour\":\"red\",\"at\":\"2026-01-01T00:00:00Z\"}";
        Thing thing = Json.read(Thing.class, text);
        assertThat(thing.colour).contains(Colour.RED);
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
        assertThat(new OpenEnum("red", true) {}).isNotEqualTo(Colour.RED);
    }

    record Timed(
            @JsonProperty("s") @JsonDeserialize(using = TimeReaders.Seconds.class)
            Instant s,

            @JsonProperty("ms") @JsonDeserialize(using = TimeReaders.Milliseconds.class)
            Instant ms,

            @JsonProperty("ns") @JsonDeserialize(using = TimeReaders.Nanoseconds.class)
            Duration ns,

            @JsonProperty("ds") @JsonDeserialize(using = TimeReaders.DurationSeconds.class)
            Duration ds) {}

    @Test
    void each_time_is_read_by_its_own_unit_as_number_or_text() {
        Timed numbers = Json.read(Timed.class, "{\"s\":1700000000,\"ms\":1700000000123,\"ns\":66907250,\"ds\":90}");
        Timed texts = Json.read(
                Timed.class, "{\"s\":\"1700000000\",\"ms\":\"1700000000123\",\"ns\":\"66907250\",\"ds\":\"90\"}");
        assertThat(numbers).isEqualTo(texts);
        assertThat(numbers.s()).isEqualTo("2023-11-14T22:13:20Z");
        assertThat(numbers.ms()).isEqualTo("2023-11-14T22:13:20.123Z");
        assertThat(numbers.ns()).isEqualTo(Duration.ofNanos(66907250));
        assertThat(numbers.ds()).isEqualTo(Duration.ofSeconds(90));
    }

    @Test
    void a_time_beyond_all_times_is_the_last_one_and_never_an_error() {
        assertThat(Json.read(Timed.class, "{\"s\":\"18446744073709551615\"}").s())
                .isEqualTo(Instant.MAX);
        assertThat(Json.read(Timed.class, "{\"s\":-9223372036854775808}").s()).isEqualTo(Instant.MIN);
        assertThatThrownBy(() -> Json.read(Timed.class, "{\"s\":\"soon\"}"))
                .isInstanceOf(ResponseFormatException.class);
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
