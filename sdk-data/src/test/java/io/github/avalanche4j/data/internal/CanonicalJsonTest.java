package io.github.avalanche4j.data.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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

    @Test
    void the_fewest_digits_are_found_where_the_next_double_below_is_nearer() throws IOException {
        // powers of two: the doubles below lie twice as close; expected values are Python's repr
        assertThat(CanonicalJson.number(Math.pow(2, -44))).isEqualTo("5.684341886080802e-14");
        assertThat(CanonicalJson.number(9007199254740992.0 * 1024)).isEqualTo("9223372036854776000");
    }
}
