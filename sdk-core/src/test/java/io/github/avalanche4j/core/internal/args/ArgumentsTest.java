package io.github.avalanche4j.core.internal.args;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments that are refused before anything is sent, and the name that the error has. */
class ArgumentsTest {
    /** A value as a response may hold it: of the type's text, whatever that is. */
    private static <T> T received(Class<T> type, String text) {
        return Json.read(type, "\"" + text + "\"");
    }

    private static Stream<Arguments> malformed() {
        return Stream.of(
                Arguments.of(received(Id.class, "x"), "32 bytes in cb58"),
                Arguments.of(received(NodeId.class, "x"), "NodeID- and 20 bytes in cb58"),
                Arguments.of(received(Bech32Address.class, "x"), "bech32 of 20 bytes, like P-avax1…"),
                Arguments.of(received(EvmAddress.class, "x"), "0x and 40 hex digits"),
                Arguments.of(received(EvmHash.class, "x"), "0x and 64 hex digits"));
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void malformed_values_of_a_response_are_not_sent(Object value, String rule) {
        for (Object each : List.of(value, List.of(value), Map.of("key", value))) {
            assertThatThrownBy(() -> WellFormed.require("name", each))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("name")
                    .hasMessageContaining("'x'")
                    .hasMessageContaining(rule);
            assertThatThrownBy(() -> WellFormed.requireAll(Map.of("param", each)))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("param");
        }
    }

    @Test
    void well_formed_values_and_values_of_other_types_pass() {
        for (Object each : Stream.of(Id.EMPTY, EvmAddress.parse("0x" + "0".repeat(40)), "x", 7)
                .toList()) {
            assertThat(WellFormed.require("name", each)).isSameAs(each);
            List<Object> list = Arrays.asList(each, null);
            assertThat(WellFormed.require("name", list)).isSameAs(list);
        }
        assertThat(WellFormed.require("name", EvmHash.parse("0x" + "0".repeat(64))))
                .isNotNull();
        assertThatThrownBy(() -> WellFormed.<Object>require("name", null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ".", "..", "a/b", "a b", "a%2fb", "ä", "[", "`", "{", "@", "/", ":", "a?b"})
    void a_part_of_a_path_leads_to_no_other_path(String part) {
        assertThatThrownBy(() -> Require.pathPart("alias", part))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("alias");
    }

    @ParameterizedTest
    @ValueSource(strings = {"azAZ09", "C", "my-chain_2.0~", ".a"})
    void an_alias_or_id_is_part_of_a_path(String part) {
        assertThat(Require.pathPart("alias", part)).isEqualTo(part);
        assertThat(Require.notBlank("alias", part)).isEqualTo(part);
    }

    @Test
    void a_null_in_a_list_is_named_by_its_index() {
        assertThat(Require.<Integer>elements("list", List.of(1, 2))).containsExactly(1, 2);
        assertThatThrownBy(() -> Require.elements("list", Arrays.asList(1, null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("list[1]");
    }
}
