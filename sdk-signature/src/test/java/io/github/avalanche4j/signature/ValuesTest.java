package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Values are equal where their bytes are, and say what they are. */
class ValuesTest {
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
}
