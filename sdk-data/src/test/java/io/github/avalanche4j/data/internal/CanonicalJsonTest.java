package io.github.avalanche4j.data.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The canonical form of JSON; examples and numbers are those that RFC 8785 prints in section 3.2 and appendix B. */
class CanonicalJsonTest {
    private static String of(String json) throws IOException {
        return new String(CanonicalJson.of(json.getBytes(UTF_8)), UTF_8);
    }

    @ParameterizedTest
    @CsvSource({
        "0000000000000000, 0",
        "8000000000000000, 0",
        "0000000000000001, 5e-324",
        "8000000000000001, -5e-324",
        "7fefffffffffffff, 1.7976931348623157e+308",
        "ffefffffffffffff, -1.7976931348623157e+308",
        "4340000000000000, 9007199254740992",
        "c340000000000000, -9007199254740992",
        "4430000000000000, 295147905179352830000",
        "44b52d02c7e14af5, 9.999999999999997e+22",
        "44b52d02c7e14af6, 1e+23",
        "44b52d02c7e14af7, 1.0000000000000001e+23",
        "444b1ae4d6e2ef4e, 999999999999999700000",
        "444b1ae4d6e2ef4f, 999999999999999900000",
        "444b1ae4d6e2ef50, 1e+21",
        "3eb0c6f7a0b5ed8c, 9.999999999999997e-7",
        "3eb0c6f7a0b5ed8d, 0.000001",
        "41b3de4355555553, 333333333.3333332",
        "41b3de4355555554, 333333333.33333325",
        "41b3de4355555555, 333333333.3333333",
        "41b3de4355555556, 333333333.3333334",
        "41b3de4355555557, 333333333.33333343",
        "becbf647612f3696, -0.0000033333333333333333",
        "43143ff3c1cb0959, 1424953923781206.2"
    })
    void numbers_of_appendix_b(String bits, String expected) throws IOException {
        double value = Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));

        assertThat(CanonicalJson.number(value)).isEqualTo(expected);
        assertThat(of(Double.toString(value))).isEqualTo(expected);
    }

    @Test
    void the_example_of_section_3_2_2() throws IOException {
        String json = """
            {
              "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
              "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
              "literals": [null, true, false]
            }\
            """;

        assertThat(of(json))
                .isEqualTo("{\"literals\":[null,true,false],"
                        + "\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                        + "\"string\":\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    }

    @Test
    void the_example_of_section_3_2_3() throws IOException {
        String json = """
            {
              "\\u20ac": "Euro Sign",
              "\\r": "Carriage Return",
              "\\ufb33": "Hebrew Letter Dalet With Dagesh",
              "1": "One",
              "\\ud83d\\ude00": "Emoji: Grinning Face",
              "\\u0080": "Control",
              "\\u00f6": "Latin Small Letter O With Diaeresis"
            }\
            """;

        assertThat(of(json).replaceAll("\"[^\"]*\":", ""))
                .isEqualTo("{\"Carriage Return\",\"One\",\"Control\",\"Latin Small Letter O With Diaeresis\","
                        + "\"Euro Sign\",\"Emoji: Grinning Face\",\"Hebrew Letter Dalet With Dagesh\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{\"a\":1,\"a\":2}",
                "[1] 2",
                "1e999",
                "NaN",
                "\"\\ud83d\"",
                "\"\\ude00\"",
                "\"\\ud83dx\"",
                "{'a':1}"
            })
    void json_without_a_canonical_form_is_refused(String json) {
        assertThatThrownBy(() -> of(json)).isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "-0, 0",
        "0, 0",
        "43114, 43114",
        "-999999999999999, -999999999999999",
        "999999999999999, 999999999999999",
        "9007199254740993, 9007199254740992",
        "18446744073709551615, 18446744073709552000"
    })
    void an_integer_is_the_nearest_double(String integer, String expected) throws IOException {
        assertThat(of(integer)).isEqualTo(expected);
    }

    /** Each level costs a copy of what is in it, before it is known who sent it. */
    @Test
    void a_hundred_levels_are_read_and_no_more() throws IOException {
        String hundred = "{\"a\":".repeat(99) + "[]" + "}".repeat(99);

        assertThat(of(hundred)).isEqualTo(hundred);
        assertThatThrownBy(() -> of("[" + hundred + "]"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("depth");
    }

    /** The rule of ECMAScript's Number::toString: as few digits as read back, and of these the nearest. */
    @Test
    void no_shorter_and_no_nearer_decimal_reads_back_as_any_of_many_doubles() throws IOException {
        Random random = new Random(8785);
        for (int i = 0; i < 10_000; i++) {
            // powers of two are the edges of the distance between doubles
            double value = Math.abs(
                    i % 10 == 0
                            ? Math.scalb(1.0, random.nextInt(2098) - 1074)
                            : Double.longBitsToDouble(random.nextLong()));
            if (!Double.isFinite(value) || value == 0) {
                continue;
            }
            BigDecimal exact = new BigDecimal(value);
            BigDecimal written = new BigDecimal(CanonicalJson.number(value)).stripTrailingZeros();
            assertThat(written.doubleValue()).isEqualTo(value);
            for (RoundingMode mode : new RoundingMode[] {RoundingMode.DOWN, RoundingMode.UP}) {
                if (written.precision() > 1) {
                    BigDecimal shorter = exact.round(new MathContext(written.precision() - 1, mode));
                    assertThat(shorter.doubleValue())
                            .as("%s, not %s", shorter, written)
                            .isNotEqualTo(value);
                }
                BigDecimal other = exact.round(new MathContext(written.precision(), mode));
                if (other.doubleValue() == value) {
                    assertThat(written.subtract(exact).abs())
                            .as("%s, not %s", other, written)
                            .isLessThanOrEqualTo(other.subtract(exact).abs());
                }
            }
        }
    }

    @Test
    void the_fewest_digits_are_found_where_the_next_double_below_is_nearer() throws IOException {
        // powers of two: the doubles below lie twice as close; expected values are Python's repr
        assertThat(CanonicalJson.number(Math.pow(2, -44))).isEqualTo("5.684341886080802e-14");
        assertThat(CanonicalJson.number(9007199254740992.0 * 1024)).isEqualTo("9223372036854776000");
    }
}
