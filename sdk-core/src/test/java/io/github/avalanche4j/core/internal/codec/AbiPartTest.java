package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Arguments as in the examples of the Solidity documentation ("Contract ABI Specification"). */
class AbiPartTest {
    private static AbiPart text(String ascii) {
        return AbiPart.bytes(Bytes.of(ascii.getBytes(StandardCharsets.US_ASCII)));
    }

    /** The arguments of {@code g(uint256[][],string[])} with ([[1, 2], [3]], ["one", "two", "three"]). */
    @Test
    void lists_of_dynamic_elements_are_encoded_as_in_the_specification() {
        AbiPart numbers = AbiPart.list(List.of(
                AbiPart.list(List.of(AbiPart.number(1), AbiPart.number(2))), AbiPart.list(List.of(AbiPart.number(3)))));
        AbiPart texts = AbiPart.list(List.of(text("one"), text("two"), text("three")));
        String words = """
                40 140
                2 40 a0 2 1 2 1 3
                3 60 a0 e0
                3 6f6e650000000000000000000000000000000000000000000000000000000000
                3 74776f0000000000000000000000000000000000000000000000000000000000
                5 7468726565000000000000000000000000000000000000000000000000000000""";

        assertThat(AbiPart.encoded(numbers, texts).toHex())
                .isEqualTo(Stream.of(words.split("\\s+"))
                        .map(word -> "0".repeat(64 - word.length()) + word)
                        .collect(Collectors.joining("", "0x", "")));
    }

    @Test
    void a_tuple_without_dynamic_parts_is_written_in_place() {
        AbiPart tuple = AbiPart.tuple(
                AbiPart.number(1), AbiPart.address(Bytes.fromHex("0x" + "ab".repeat(20))), AbiPart.id(Id.EMPTY));

        assertThat(tuple.isDynamic()).isFalse();
        assertThat(AbiPart.encoded(tuple).toHex())
                .isEqualTo("0x" + "0".repeat(63) + "1" + "0".repeat(24) + "ab".repeat(20) + "0".repeat(64));
    }
}
