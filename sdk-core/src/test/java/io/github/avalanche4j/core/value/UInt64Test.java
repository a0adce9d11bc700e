package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UInt64Test {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "1",
                "9007199254740993",
                "9223372036854775807",
                "9223372036854775808",
                "18446744073709551615"
            })
    void a_number_is_read_without_loss_as_text_and_as_number_and_written_as_text(String digits) {
        UInt64 parsed = UInt64.parse(digits);
        assertThat(parsed).hasToString(digits);
        assertThat(parsed.toBigInteger()).isEqualTo(new BigInteger(digits));
        assertThat(Json.read(UInt64.class, '"' + digits + '"')).isEqualTo(parsed);
        assertThat(Json.read(UInt64.class, digits)).isEqualTo(parsed).hasSameHashCodeAs(parsed);
        assertThat(Json.write(parsed)).isEqualTo('"' + digits + '"');
    }

    @ParameterizedTest
    @CsvSource({
        "0x0, 0",
        "0x5, 5",
        "0x1b4, 436",
        "0x1B4, 436",
        "0x00000000000000ff, 255",
        "0x20000000000001, 9007199254740993",
        "0xffffffffffffffff, 18446744073709551615"
    })
    void a_hex_quantity_is_read_and_written_as_decimal_text(String quantity, String digits) {
        UInt64 parsed = UInt64.parse(quantity);

        assertThat(parsed).hasToString(digits);
        assertThat(Json.read(UInt64.class, '"' + quantity + '"')).isEqualTo(parsed);
        assertThat(Json.write(parsed)).isEqualTo('"' + digits + '"');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "-1",
                "+1",
                "-0",
                "1.0",
                "1e3",
                " 1",
                "1 ",
                "0x",
                "0X5",
                "0x-5",
                "0x+5",
                "-0x5",
                "0xg",
                "0x/",
                "0x:",
                "0x@",
                "0x`",
                "0xＡ",
                "0x ",
                "5f",
                "1_000",
                "٥",
                "１",
                "0x٥",
                "0x10000000000000000",
                "18446744073709551616"
            })
    void anything_but_ascii_digits_in_range_is_refused(String text) {
        assertThatThrownBy(() -> UInt64.parse(text))
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.value()).isEqualTo(text));
        assertThatThrownBy(() -> Json.read(UInt64.class, '"' + text + '"')).isInstanceOf(ResponseFormatException.class);
    }

    @Test
    void order_is_unsigned() {
        assertThat(UInt64.MAX).isGreaterThan(UInt64.of(Long.MAX_VALUE));
        assertThat(UInt64.of(1))
                .isGreaterThan(UInt64.ZERO)
                .isEqualTo(UInt64.fromBits(1))
                .isNotEqualTo(1L);
    }

    @Test
    void a_long_is_given_only_where_the_number_fits() {
        assertThat(UInt64.of(7).longValueExact()).isEqualTo(7);
        assertThat(UInt64.MAX.longValue()).isEqualTo(-1);
        assertThatThrownBy(UInt64.MAX::longValueExact)
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("toBigInteger");
        assertThatThrownBy(() -> UInt64.of(-1)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void floating_point_is_the_nearest_there_is() {
        assertThat(UInt64.parse("18446744073709551615").doubleValue()).isEqualTo(0x1p64);
        assertThat(UInt64.parse("9223372036854775808").floatValue()).isEqualTo(0x1p63f);
        long halfway = (1L << 54) + (1L << 30) + 1; // by way of double it would round to even, downwards
        assertThat(UInt64.of(halfway).floatValue()).isEqualTo((float) halfway);
        assertThat(UInt64.of(7).intValue()).isEqualTo(7);
    }
}
