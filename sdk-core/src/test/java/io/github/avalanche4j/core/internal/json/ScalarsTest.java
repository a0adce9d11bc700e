package io.github.avalanche4j.core.internal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers and times at the ends of their ranges; the JDK's own parsers say what each text means. */
class ScalarsTest {
    private static JsonParser at(String json) throws IOException {
        JsonParser parser = JsonText.FACTORY.createParser(json);
        parser.nextToken();
        return parser;
    }

    private static Instant seconds(String json) throws IOException {
        return Times.unixSeconds(at(json));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "9, 9",
        "00123, 123",
        "1234567890, 1234567890",
        "999999999999999999, 999999999999999999",
        "0x0, 0",
        "0x9aFf, 39679",
        "0xA1f0, 41456",
        "0xfffffffffffffff, 1152921504606846975",
    })
    void a_short_text_of_digits_is_read_without_a_string(String text, long number) throws IOException {
        assertThat(Digits.read(at('"' + text + '"'))).isEqualTo(number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/",
                ":",
                "1/",
                "1:",
                "-1",
                "+1",
                " 1",
                "1.",
                "x",
                "0x",
                "0xg",
                "0xG",
                "0x`",
                "0x@",
                "0x/",
                "0x:",
                "1x0",
                "0X1",
                "1000000000000000000",
                "0x1000000000000000"
            })
    void any_other_text_is_left_to_the_parser_of_long_numbers(String text) throws IOException {
        assertThat(Digits.read(at('"' + text + '"'))).isNegative();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "1",
                "-1",
                "999999999999999999",
                "1000000000000000000",
                "9223372036854775807",
                "-9223372036854775808"
            })
    void a_whole_number_of_64_bits_may_be_a_number_or_a_text(String digits) {
        assertThat(Json.read(Long.class, digits)).isEqualTo(Long.parseLong(digits));
        assertThat(Json.read(Long.class, '"' + digits + '"')).isEqualTo(Long.parseLong(digits));
        assertThat(Json.write(Json.read(Long.class, digits))).isEqualTo('"' + digits + '"');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9223372036854775808",
                "-9223372036854775809",
                "\"9223372036854775808\"",
                "\"0x8000000000000000\"",
                "\"\"",
                "\"-\"",
                "\"0x\"",
                "\"+1\"",
                "\"1/\"",
                "\"1:\"",
                "\"0x/\"",
                "\"0x:\"",
                "\"0x@\"",
                "\"0xG\"",
                "\"0x`\"",
                "\"0xg\"",
                "\"-0x1\"",
                "1.0",
                "true",
                "[1]"
            })
    void anything_else_is_not_a_whole_number_of_64_bits(String json) {
        assertThatThrownBy(() -> Json.read(Long.class, json))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("not a whole number of 64 bits at $");
    }

    @Test
    void an_integer_has_at_most_80_characters() {
        String largest = BigInteger.TWO.pow(256).subtract(BigInteger.ONE).toString();
        assertThat(Json.read(BigInteger.class, largest)).isEqualTo(largest);
        assertThat(Json.read(BigInteger.class, '"' + largest + '"')).isEqualTo(largest);
        assertThat(Json.read(BigInteger.class, "\"0x" + "f".repeat(64) + '"')).isEqualTo(largest);
        assertThat(Json.read(BigInteger.class, "\"0x" + "F".repeat(64) + '"')).isEqualTo(largest);
        assertThat(Json.read(BigInteger.class, "\"-" + largest + '"')).isEqualTo("-" + largest);
        assertThat(Json.read(BigInteger.class, '"' + "7".repeat(80) + '"')).isEqualTo("7".repeat(80));
        assertThatThrownBy(() -> Json.read(BigInteger.class, '"' + "7".repeat(81) + '"'))
                .hasMessageContaining("not a whole number of at most 256 bits");
        assertThat(Json.write(new BigInteger(largest))).isEqualTo('"' + largest + '"');
    }

    @Test
    void hex_digits_of_any_number_and_case_are_an_integer() {
        String digits = "1".repeat(2) + "0123456789abcdefABCDEF".repeat(4);
        for (int length = 1; length <= 78; length++) {
            String hex = digits.substring(0, length);
            assertThat(Json.read(BigInteger.class, "\"0x" + hex + '"')).isEqualTo(new BigInteger(hex, 16));
            assertThat(Json.read(BigInteger.class, "\"0x" + "0".repeat(length) + '"'))
                    .isZero();
            for (char wrong : new char[] {'g', 'G', '/', ':', '@', '`', '+', 'x', 'ａ', '١'}) {
                String other = hex.substring(0, length - 1) + wrong;
                assertThatThrownBy(() -> Json.read(BigInteger.class, "\"0x" + other + '"'))
                        .hasMessageContaining("not a whole number of at most 256 bits");
            }
        }
        assertThatThrownBy(() -> Json.read(BigInteger.class, "\"0x" + "1".repeat(79) + '"'))
                .hasMessageContaining("not a whole number of at most 256 bits");
    }

    @Test
    void a_decimal_number_has_at_most_100_characters_as_a_text() {
        String longest = "1." + "3".repeat(98);
        assertThat(Json.read(BigDecimal.class, '"' + longest + '"')).isEqualTo(longest);
        assertThat(Json.read(BigDecimal.class, longest)).isEqualTo(longest);
        assertThatThrownBy(() -> Json.read(BigDecimal.class, '"' + longest + "3\""))
                .hasMessageContaining("not a number");
    }

    @Test
    void each_type_is_written_so_that_it_is_read_again() {
        assertThat(Json.write(true)).isEqualTo("true");
        assertThat(Json.write(-7)).isEqualTo("-7");
        assertThat(Json.write(new BigDecimal("1.50"))).isEqualTo("1.50");
        assertThat(Json.write(Instant.EPOCH)).isEqualTo("\"1970-01-01T00:00:00Z\"");
    }

    @Test
    void seconds_outside_the_range_of_instants_become_its_first_or_last() throws IOException {
        long first = Instant.MIN.getEpochSecond();
        long last = Instant.MAX.getEpochSecond();
        assertThat(seconds(Long.toString(last))).isEqualTo(Instant.ofEpochSecond(last));
        assertThat(seconds(Long.toString(last + 1))).isEqualTo(Instant.MAX);
        assertThat(seconds("18446744073709551615")).isEqualTo(Instant.MAX);
        assertThat(seconds("\"18446744073709551615\"")).isEqualTo(Instant.MAX);
        assertThat(seconds(Long.toString(first))).isEqualTo(Instant.MIN);
        assertThat(seconds(Long.toString(first - 1))).isEqualTo(Instant.MIN);
        assertThat(seconds("-18446744073709551615")).isEqualTo(Instant.MIN);
    }

    @Test
    void a_field_of_seconds_accepts_an_iso_time_of_20_characters_and_more() throws IOException {
        assertThat(seconds("\"2000-01-01T00:00:00Z\"")).isEqualTo("2000-01-01T00:00:00Z");
        assertThat(seconds("\"+1000000000-12-31T23:59:59.999999999Z\"")).isEqualTo(Instant.MAX);
        assertThat(seconds("\"2000-01-01T02:00:00+02:00\"")).isEqualTo("2000-01-01T00:00:00Z");
        assertThatThrownBy(() -> seconds("\"2000-01-01 00:00:00Z\"")).hasMessageContaining("not a whole number");
        assertThatThrownBy(() -> seconds("\"2000-01-01T00:00Z\"")).hasMessageContaining("not a whole number");
    }
}
