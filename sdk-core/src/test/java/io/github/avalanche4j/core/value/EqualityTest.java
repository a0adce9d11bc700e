package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Values are equal if they mean the same, in whatever form they were received. */
class EqualityTest {
    private static final String HASH = "0x" + "ab".repeat(32);
    private static final String ADDRESS = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc";

    private static Bytes bytes(int first, int size) {
        byte[] bytes = new byte[size];
        bytes[0] = (byte) first;
        return Bytes.of(bytes);
    }

    /** Two equal values, and one that differs from both. */
    private static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(
                        Id.of(bytes(1, 32)),
                        received(Id.class, Id.of(bytes(1, 32)).toString()),
                        Id.of(bytes(2, 32))),
                Arguments.of(
                        NodeId.of(bytes(1, 20)),
                        received(NodeId.class, NodeId.of(bytes(1, 20)).toString()),
                        NodeId.of(bytes(2, 20))),
                Arguments.of(
                        Bech32Address.of("P", Network.FUJI, bytes(1, 20)),
                        Bech32Address.parse(Bech32Address.of("P", Network.FUJI, bytes(1, 20))
                                .toString()),
                        Bech32Address.of("X", Network.FUJI, bytes(1, 20))),
                Arguments.of(EvmHash.parse(HASH), EvmHash.of(Bytes.fromHex(HASH)), EvmHash.of(bytes(1, 32))),
                Arguments.of(
                        EvmHash.parse(HASH), received(EvmHash.class, "0x" + "AB".repeat(32)), EvmHash.of(bytes(2, 32))),
                Arguments.of(
                        EvmAddress.parse(ADDRESS), EvmAddress.of(Bytes.fromHex(ADDRESS)), EvmAddress.of(bytes(1, 20))),
                Arguments.of(
                        EvmAddress.parse(ADDRESS),
                        EvmAddress.parse("0x" + ADDRESS.substring(2).toUpperCase(Locale.ROOT)),
                        EvmAddress.of(bytes(1, 20))),
                Arguments.of(Bytes.of((byte) 1), Bytes.fromHex("0x01"), Bytes.of((byte) 2)),
                Arguments.of(UInt64.of(1), UInt64.valueOf("0x1"), UInt64.MAX),
                Arguments.of(Network.FUJI, Network.of(5), Network.MAINNET),
                Arguments.of(JsonTree.parse("{\"a\":1}"), JsonTree.parse(" {\"a\": 1}"), JsonTree.parse("[1]")));
    }

    private static <T> T received(Class<T> type, String text) {
        return Json.read(type, '"' + text + '"');
    }

    @ParameterizedTest
    @MethodSource("values")
    void equal_values_have_one_hash_code_and_others_another(Object one, Object same, Object other) {
        assertThat(one)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(other)
                .isNotEqualTo("x")
                .isNotEqualTo(null);
        assertThat(same).isNotEqualTo(other);
        assertThat(one.hashCode()).isNotEqualTo(other.hashCode());
    }

    @Test
    void ids_are_ordered_by_their_text_and_numbers_by_their_size() {
        assertThat(Id.EMPTY).isLessThan(Id.of(bytes(1, 32)));
        assertThat(Id.of(bytes(1, 32))).isGreaterThan(Id.EMPTY);
        assertThat(NodeId.of(bytes(0, 20))).isLessThan(NodeId.of(bytes(1, 20)));
        assertThat(List.of(UInt64.MAX, UInt64.of(1)).stream().sorted()).containsExactly(UInt64.of(1), UInt64.MAX);
    }
}
