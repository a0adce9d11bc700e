package io.github.avalanche4j.core.value;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.internal.codec.Cb58;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdsTest {
    @ParameterizedTest
    @CsvSource({
        "platformvm,rWhpuQPF1kb72esV2momhMuTYGkEb1oL29pt2EBXWmSy4kxnT",
        "avm,jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq",
        "evm,mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
        "subnetevm,srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
        "secp256k1fx,spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
        "nftfx,qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT",
        "propertyfx,rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy"
    })
    void the_id_of_a_vm_is_its_name_filled_with_zeros(String name, String text) {
        Bytes bytes = Bytes.of(Arrays.copyOf(name.getBytes(US_ASCII), 32));
        assertThat(Id.of(bytes)).hasToString(text).isEqualTo(Id.parse(text));
        assertThat(Id.parse(text).bytes()).isEqualTo(bytes);
    }

    @Test
    void zeros_are_ones() {
        assertThat(Id.EMPTY).hasToString("11111111111111111111111111111111LpoYY");
        assertThat(Cb58.encode(new byte[20])).isEqualTo("111111111111111111116DBWJs");
    }

    @Test
    void a_node_id_is_20_bytes_after_its_prefix() {
        NodeId id = NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
        assertThat(id.bytes().toHex()).isEqualTo("0x479f66c8be895830547e70b4b298cafd433dba6e");
        assertThat(NodeId.of(id.bytes())).isEqualTo(id).hasSameHashCodeAs(id);
        assertThat(id.isValid()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "1",
                "11111111111111111111111111111111LpoYZ", // last digit
                "11111111111111111111111111111111LpoYY ",
                "1111111111111111111111111111111LpoYY", // 31 bytes
                "111111111111111111111111111111111LpoYY", // 33
                "0OIl1111111111111111111111111111LpoYY", // letters that base 58 leaves out
                "111111111111111111116DBWJs", // 20 bytes
                "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
            })
    void texts_that_are_not_ids_are_refused_and_named(String text) {
        assertThatThrownBy(() -> Id.parse("subnetID", text))
                .isInstanceOfSatisfying(InvalidRequestException.class, e -> {
                    assertThat(e.argument()).isEqualTo("subnetID");
                    assertThat(e.value()).isEqualTo(text);
                    assertThat(e.rule()).contains("32 bytes in cb58");
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodeid-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
                "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lh",
                "NodeID-11111111111111111111111111111111LpoYY",
                "NodeID-"
            })
    void texts_that_are_not_node_ids_are_refused(String text) {
        assertThatThrownBy(() -> NodeId.parse(text)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void in_a_response_an_id_keeps_its_text_and_fails_only_when_its_bytes_are_asked_for() {
        Id id = Json.read(Id.class, "\"a form of tomorrow\"");
        assertThat(id).hasToString("a form of tomorrow");
        assertThat(id.isValid()).isFalse();
        assertThatThrownBy(id::bytes)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a form of tomorrow");
        NodeId node = Json.read(NodeId.class, "\"Node-9\"");
        assertThat(node.isValid()).isFalse();
        assertThatThrownBy(node::bytes).isInstanceOf(IllegalStateException.class);
        assertThat(Json.write(node)).isEqualTo("\"Node-9\"");
    }

    @Test
    void a_received_hash_keeps_its_text_and_has_bytes_only_if_it_is_one() {
        EvmHash hash = Json.read(EvmHash.class, "\"0x" + "AB".repeat(32) + '"');
        assertThat(hash.isValid()).isTrue();
        assertThat(hash.bytes()).isEqualTo(Bytes.fromHex("0x" + "ab".repeat(32)));
        assertThat(hash).hasToString("0x" + "AB".repeat(32));

        EvmHash unknown = Json.read(EvmHash.class, "\"0x12\"");
        assertThat(unknown.isValid()).isFalse();
        assertThat(unknown).hasToString("0x12");
        assertThatThrownBy(unknown::bytes)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("'0x12'");
        assertThat(Json.read(EvmAddress.class, "\"0x12\"").isValid()).isFalse();
        assertThatThrownBy(() -> EvmHash.parse("0x12")).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> EvmHash.of(Bytes.of(new byte[31]))).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void bytes_of_another_length_make_no_id() {
        assertThatThrownBy(() -> Id.of(Bytes.of(new byte[31]))).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> NodeId.of(Bytes.of(new byte[32]))).isInstanceOf(InvalidRequestException.class);
    }
}
