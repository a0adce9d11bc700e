package io.github.avalanche4j.wallet.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The message about a text that is not a private key says what it may be, and does not show it. */
class KeyTextTest {
    private static final String HEX = "56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027";
    private static final String CB58 = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN";
    private static final Bytes ADDRESS = Bytes.fromHex("3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c");

    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("", "but is empty (a variable or file may not be set)"),
                Arguments.of(" \n", "but is blank (a variable or file may not be set)"),
                Arguments.of(HEX + "\n", "it has white space around it"),
                Arguments.of(" " + CB58, "it has white space around it"),
                Arguments.of(HEX.substring(0, 32) + " " + HEX.substring(32), "it has white space in it"),
                Arguments.of(HEX.substring(1), "it has 63 hex digits instead of 64"),
                Arguments.of("0x" + HEX + "00", "it has 66 hex digits, which may be a public key"),
                Arguments.of("0X" + HEX, "it begins with 0X instead of 0x"),
                Arguments.of(HEX + HEX, "it has 128 hex digits, which may be a public key"),
                Arguments.of("0x", "it has 0 hex digits instead of 64"),
                Arguments.of("00".repeat(32), "the number is 0, or not below the order"),
                Arguments.of("ff".repeat(32), "the number is 0, or not below the order"),
                Arguments.of(CB58.substring(0, CB58.length() - 1) + "P", "its checksum does not match"),
                Arguments.of(CB58.toLowerCase(Locale.ROOT), "it has 60 characters"),
                Arguments.of("canary ".repeat(12).strip(), "these are 12 words, which may be a mnemonic phrase"),
                Arguments.of("canary ".repeat(24).strip(), "these are 24 words, which may be a mnemonic phrase"),
                Arguments.of("canary canary canary", "these are 3 words"),
                Arguments.of(
                        EvmAddress.of(ADDRESS).toString(), "20 bytes in hex, which may be the address of an account"),
                Arguments.of(
                        Bech32Address.of("P", Network.FUJI, ADDRESS).toString(), "this is a bech32 address, not a key"),
                Arguments.of("NodeID-111111111111111111116DBWJs", "this is a node id, not a key"),
                Arguments.of("\"" + HEX + "\"", "it has quotes around it"),
                Arguments.of("{\"crypto\":{}}", "which may be a keystore"),
                Arguments.of("-----BEGIN EC PRIVATE KEY-----", "this is a PEM file"),
                Arguments.of(
                        "xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi",
                        "this is an extended key"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void the_message_says_what_a_text_may_be_and_does_not_show_it(String text, String says) {
        assertThatThrownBy(() -> PrivateKey.parse(text)).isInstanceOfSatisfying(InvalidRequestException.class, e -> {
            assertThat(e).hasMessageContaining("privateKey must be").hasMessageContaining(says);
            assertThat(e.value()).isIn("***", text.isBlank() ? text : "***");
            if (!text.isBlank()) {
                assertThat(e.getMessage()).doesNotContain(text.strip()).doesNotContain("canary", HEX.substring(1, 20));
            }
        });
    }

    @Test
    void bytes_of_another_length_are_counted() {
        assertThatThrownBy(() -> PrivateKey.of(new byte[31])).hasMessageContaining("it has 31 bytes instead of 32");
    }
}
