package io.github.avalanche4j.testing.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of RFC 8785. */
class CanonicalJsonTest {
    private static String canonical(String json) {
        return CanonicalJson.of(Objects.requireNonNull(Json.parseOrNull(json)));
    }

    @Test
    void the_example_of_section_3_2_is_canonical() {
        String json = """
                {
                  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
                  "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                  "literals": [null, true, false]
                }""";

        assertThat(canonical(json))
                .isEqualTo("{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                        + "\"string\":\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    }

    @Test
    void names_are_sorted_by_utf_16_units() {
        String json =
                "{\"\\u20ac\":1,\"\\r\":2,\"\\ufb33\":3,\"1\":4,\"\\ud83d\\ude00\":5,\"\\u0080\":6,\"\\u00f6\":7}";

        assertThat(canonical(json))
                .isEqualTo(
                        "{\"\\r\":2,\"1\":4,\"\u0080\":6,\"\u00f6\":7,\"\u20ac\":1,\"\ud83d\ude00\":5,\"\ufb33\":3}");
    }

    @ParameterizedTest
    @CsvSource({
        "0x0p0, 0",
        "-0x0p0, 0",
        "4.9E-324, 5e-324",
        "-4.9E-324, -5e-324",
        "1.7976931348623157E308, 1.7976931348623157e+308",
        "9007199254740992, 9007199254740992",
        "-9007199254740992, -9007199254740992",
        "295147905179352825856, 295147905179352830000",
        "9.999999999999997E22, 9.999999999999997e+22",
        "1.0E23, 1e+23",
        "1.0000000000000001E23, 1.0000000000000001e+23",
        "999999999999999700000, 999999999999999700000",
        "1.0E21, 1e+21",
        "9.999999999999997E-7, 9.999999999999997e-7",
        "0.000001, 0.000001",
        "333333333.33333325, 333333333.33333325",
        "333333333.3333332, 333333333.3333332",
        "-0.0000033333333333333333, -0.0000033333333333333333",
        "1424953923781206.2, 1424953923781206.2",
    })
    void numbers_are_written_as_in_appendix_b(String number, String expected) {
        assertThat(CanonicalJson.number(Double.parseDouble(number))).isEqualTo(expected);
    }
}
