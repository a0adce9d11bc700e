package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import org.junit.jupiter.api.Test;

/** What a cache or a queue may hold of messages and signatures. */
class JsonTest {
    private static final UnsignedWarpMessage UNSIGNED =
            UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.fromHex("0102"));

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
