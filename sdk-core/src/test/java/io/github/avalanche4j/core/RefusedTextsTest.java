package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the messages say of texts that a user typed. */
class RefusedTextsTest {

    @ParameterizedTest
    @CsvSource({
        "10, \\n",
        "13, \\r",
        "9, \\t",
        "0, \\u0000",
        "27, \\u001b",
        "133, \\u0085",
        "8232, \\u2028",
        "8238, \\u202e",
        "65279, \\ufeff",
        "233, é"
    })
    void line_breaks_and_what_a_log_would_not_show_are_escaped(int character, String shown) {
        String text = "a" + Character.toString(character) + "b";
        InvalidRequestException refused = new InvalidRequestException("chain", text, "plain");

        assertThat(refused).hasMessageContaining("'a" + shown + "b'");
        assertThat(refused.getMessage().lines()).hasSize(1);
        assertThat(refused.value()).isEqualTo(text);
    }

    @Test
    void a_long_text_is_escaped_too() {
        assertThat(new InvalidRequestException("memo", "line\n".repeat(40), "short"))
                .hasMessageContaining("line\\nline\\n")
                .hasMessageContaining("(200 characters)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0x0           | it has 1 digits, an odd number
            123           | it has 3 digits, an odd number
            ' 0x01'       | it has white space around it
            0x01zz        | character 5 of 6 is not a hex digit
            P-avax1tnuesf6cqwnjw7fxjyk7lhch0vhf0v95wj5jvy                                  | this is a bech32 address: use Bech32Address.parse
            NodeID-111111111111111111116DBWJs                                              | this is a node id: use NodeId.parse
            2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5                              | this is an id in cb58: use Id.parse
            """)
    void the_message_about_a_text_that_is_not_hex_says_what_it_is(String text, String says) {
        assertThatThrownBy(() -> Bytes.fromHex(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("hex must be an even number of hex digits")
                .hasMessageContaining("(" + says);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.5 avax",
                "1,5",
                "-1",
                "1e3",
                "0.0000000001",
                "0.0000000001 AVAX",
                "99999999999999 AVAX",
                "1.50 ETH"
            })
    void an_amount_is_shown_as_it_was_typed(String text) {
        assertThatThrownBy(() -> NAvax.ofAvax(text))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("'" + text + "'");
    }

    @Test
    void what_is_wrong_with_an_api_key_is_said_without_the_key() {
        assertRefused("", "but is empty (a variable or file may not be set)");
        assertRefused("  ", "but is blank (a variable or file may not be set)");
        assertRefused("canary key", "character 7 of 10 is white space");
        assertRefused("canary\nkey", "character 7 of 10 is a line break");
        assertRefused("canary\u0007key", "character 7 of 10 is a control character");
        assertRefused("canaryé", "character 7 of 7 is not ASCII");
        assertRefused("Bearer canary", "it begins with Bearer, which is not part of a key");
        assertRefused("x-glacier-api-key: canary", "it is a header: the key is what follows the colon");
    }

    private static void assertRefused(String key, String says) {
        assertThatThrownBy(() -> ApiKey.of(key))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("key must be printable ASCII without spaces")
                .hasMessageContaining(says)
                .hasMessageNotContaining("canary");
    }
}
