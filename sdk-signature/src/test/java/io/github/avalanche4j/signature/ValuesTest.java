package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Values are equal where their bytes are, say what they are, and are kept as JSON by a cache or a queue. */
class ValuesTest {
    private static final UnsignedWarpMessage UNSIGNED =
            UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.fromHex("0102"));

    private static WarpMessage message(String name) {
        return WarpMessage.parse(Vectors.message(name).signed());
    }

    private static Bytes key(int index) {
        return Vectors.message("n3_all_signed")
                .validators()
                .validators()
                .get(index)
                .publicKey()
                .bytes();
    }

    static Stream<Arguments> values() {
        WarpMessage one = message("n3_all_signed");
        WarpMessage other = message("node_n64_register_l1_validator");
        Function<Bytes, Object> proven = bytes -> ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(bytes));
        return Stream.of(
                values(BlsPublicKey::parse, key(0), key(1), key(0).toHex()),
                values(proven, key(0), key(1), key(0).toHex()),
                values(
                        BlsSignature::parse,
                        one.signatureBytes(),
                        other.signatureBytes(),
                        one.signatureBytes().toHex()),
                values(SignerSet::parse, Bytes.fromHex("0x07"), Bytes.fromHex("0x05"), "0x07"),
                values(
                        UnsignedWarpMessage::parse,
                        one.unsigned().bytes(),
                        other.unsigned().bytes(),
                        "UnsignedWarpMessage[" + one.unsigned().id() + ", "
                                + one.unsigned().network() + ", from "
                                + one.unsigned().sourceChainId() + "]"),
                values(
                        WarpMessage::parse,
                        one.bytes(),
                        other.bytes(),
                        "WarpMessage[" + one.unsigned() + ", signers 0x07]"));
    }

    @Test
    void a_message_of_a_payload_is_that_of_its_bytes() {
        UnsignedWarpMessage message = message("node_n64_register_l1_validator").unsigned();

        assertThat(UnsignedWarpMessage.of(message.network(), message.sourceChainId(), message.payload()))
                .isEqualTo(message);
    }

    private static Arguments values(Function<Bytes, Object> parser, Bytes bytes, Bytes others, String text) {
        return Arguments.of(parser.apply(bytes), parser.apply(bytes), parser.apply(others), text);
    }

    @ParameterizedTest(name = "{3}")
    @MethodSource("values")
    void a_value_equals_only_values_with_the_same_bytes(Object value, Object same, Object other, String text) {
        assertThat(value)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(other)
                .doesNotHaveSameHashCodeAs(other)
                .isNotEqualTo(text)
                .hasToString(text);
    }

    @Test
    void a_message_is_the_hex_of_its_bytes() {
        assertThat(Json.write(UNSIGNED)).isEqualTo('"' + UNSIGNED.bytes().toHex() + '"');
        assertThat(Json.read(UnsignedWarpMessage.class, Json.write(UNSIGNED))).isEqualTo(UNSIGNED);
        // a signed message is the unsigned one, a type id, the signers' bits and 96 bytes
        WarpMessage signed = WarpMessage.parse(
                Bytes.fromHex(UNSIGNED.bytes().toHex() + "00000000" + "0000000101" + "00".repeat(96)));
        assertThat(Json.read(WarpMessage.class, Json.write(signed))).isEqualTo(signed);
    }

    @Test
    void bytes_that_are_no_message_are_unreadable_with_the_reason() {
        assertThatThrownBy(() -> Json.read(WarpMessage.class, "\"0x00\""))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("Warp message");
    }

    @Test
    void that_a_message_was_verified_is_neither_written_nor_read() {
        assertThatThrownBy(() -> Json.read(VerifiedWarpMessage.class, "{}"))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("a text cannot prove that it was verified: write its message()");
        assertThatThrownBy(() -> Json.read(RejectedWarpMessage.class, "{}"))
                .hasMessageContaining("write its message()");
    }
}
