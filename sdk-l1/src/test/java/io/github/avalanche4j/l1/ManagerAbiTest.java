package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Selectors and topics against those that the Go bindings of icm-contracts (abi-bindings/go/validator-manager) document,
 * and the encoding of arguments against examples of the Solidity documentation ("Contract ABI Specification").
 */
class ManagerAbiTest {
    private static final Map<ManagerFunction, String> SELECTORS = Map.ofEntries(
            Map.entry(ManagerFunction.REGISTER, "0x9cb7624e"),
            Map.entry(ManagerFunction.REGISTER_NATIVE, "0xad93936d"),
            Map.entry(ManagerFunction.REGISTER_ERC20, "0x7e65f4da"),
            Map.entry(ManagerFunction.COMPLETE_REGISTRATION, "0xa3a65e48"),
            Map.entry(ManagerFunction.CHANGE_WEIGHT, "0x66109669"),
            Map.entry(ManagerFunction.COMPLETE_WEIGHT, "0xce161f14"),
            Map.entry(ManagerFunction.REMOVE, "0xb6e6a2ca"),
            Map.entry(ManagerFunction.REMOVE_STAKER, "0xb2c1712e"),
            Map.entry(ManagerFunction.FORCE_REMOVE_STAKER, "0x16679564"),
            Map.entry(ManagerFunction.COMPLETE_REMOVAL, "0x9681d940"),
            Map.entry(ManagerFunction.INITIALIZE, "0x20d91b7a"),
            Map.entry(ManagerFunction.SUBNET_ID, "0x5dc1f535"),
            Map.entry(ManagerFunction.VALIDATOR, "0xd5f20ff6"),
            Map.entry(ManagerFunction.VALIDATION_OF_NODE, "0xd47a948b"));

    @Test
    void selectors_are_the_documented_ones() {
        assertThat(SELECTORS).containsOnlyKeys(ManagerFunction.values());
        SELECTORS.forEach((function, selector) ->
                assertThat(function.selector().toHex()).as(function.name()).isEqualTo(selector));
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

    /** The arguments of {@code g(uint256[][],string[])} with ([[1, 2], [3]], ["one", "two", "three"]). */
    @Test
    void lists_of_dynamic_elements_are_encoded_as_in_the_specification() {
        AbiPart numbers = AbiPart.list(List.of(
                AbiPart.list(List.of(AbiPart.number(1), AbiPart.number(2))), AbiPart.list(List.of(AbiPart.number(3)))));
        AbiPart texts = AbiPart.list(List.of(text("one"), text("two"), text("three")));

        String[] words = {
            "40",
            "140",
            "2",
            "40",
            "a0",
            "2",
            "1",
            "2",
            "1",
            "3",
            "3",
            "60",
            "a0",
            "e0",
            "3",
            "6f6e650000000000000000000000000000000000000000000000000000000000",
            "3",
            "74776f0000000000000000000000000000000000000000000000000000000000",
            "5",
            "7468726565000000000000000000000000000000000000000000000000000000"
        };
        StringBuilder expected = new StringBuilder("0x");
        for (String word : words) {
            expected.append("0".repeat(64 - word.length())).append(word);
        }
        assertThat(AbiPart.encoded(List.of(numbers, texts)).toHex()).isEqualTo(expected.toString());
    }

    private static AbiPart text(String ascii) {
        return AbiPart.bytes(Bytes.of(ascii.getBytes(java.nio.charset.StandardCharsets.US_ASCII)));
    }

    @Test
    void a_tuple_without_dynamic_parts_is_written_in_place() {
        AbiPart tuple = AbiPart.tuple(
                AbiPart.number(1), AbiPart.address(EvmAddress.parse("0x" + "ab".repeat(20))), AbiPart.id(Id.EMPTY));

        assertThat(tuple.isDynamic()).isFalse();
        assertThat(AbiPart.encoded(List.of(tuple)).toHex())
                .isEqualTo("0x" + "0".repeat(63) + "1" + "0".repeat(24) + "ab".repeat(20) + "0".repeat(64));
    }
}
