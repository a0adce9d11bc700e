package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Selectors and topics, as the Go bindings of icm-contracts (abi-bindings/go/validator-manager) document them. */
class ManagerAbiTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            REGISTER,              0x9cb7624e
            REGISTER_NATIVE,       0xad93936d
            REGISTER_ERC20,        0x7e65f4da
            COMPLETE_REGISTRATION, 0xa3a65e48
            CHANGE_WEIGHT,         0x66109669
            COMPLETE_WEIGHT,       0xce161f14
            REMOVE,                0xb6e6a2ca
            REMOVE_STAKER,         0xb2c1712e
            FORCE_REMOVE_STAKER,   0x16679564
            COMPLETE_REMOVAL,      0x9681d940
            INITIALIZE,            0x20d91b7a
            SUBNET_ID,             0x5dc1f535
            VALIDATOR,             0xd5f20ff6
            VALIDATION_OF_NODE,    0xd47a948b
            """)
    void selectors_are_the_documented_ones(ManagerFunction function, String selector) {
        assertThat(function.selector().toHex()).isEqualTo(selector);
        assertThat(ManagerFunction.values()).as("rows").hasSize(14);
    }

    @Test
    void topics_are_the_documented_ones() {
        assertThat(ManagerEvent.REGISTRATION.topic())
                .hasToString("0x5881be437bdcb008bfa5f20e32d3e335ccf8ab90ef2818852a251625260af35d");
        assertThat(ManagerEvent.WEIGHT.topic())
                .hasToString("0x6e350dd49b060d87f297206fd309234ed43156d890ced0f139ecf704310481d3");
        assertThat(ManagerEvent.REMOVAL.topic())
                .hasToString("0xbae388a94e7f18411fe57098f12f418b8e1a8273e0532a90188a3a059b897273");
    }

    @Test
    void a_word_is_a_number_of_64_bits() {
        Bytes words =
                Bytes.fromHex("0x" + "0".repeat(48) + "8" + "0".repeat(15) + "0".repeat(47) + "1" + "0".repeat(16));

        assertThat(AbiWords.uint64("the event", words, 0)).hasToString("9223372036854775808");
        assertThatThrownBy(() -> AbiWords.uint64("the event", words, 1))
                .hasMessageContaining("the event has a number above 2^64 - 1 in word 1");
        assertThatThrownBy(() -> AbiWords.word("the event", words, 2))
                .hasMessageContaining("the event has 64 bytes, too few");
    }
}
