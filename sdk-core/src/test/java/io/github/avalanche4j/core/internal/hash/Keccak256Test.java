package io.github.avalanche4j.core.internal.hash;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Keccak-256 of Ethereum. */
class Keccak256Test {
    @Test
    void keccak_computes_the_hashes_that_ethereum_uses() {
        // the hash of no bytes, and the topic of the SendWarpMessage event
        assertThat(Keccak256.hash(Bytes.EMPTY).toHex())
                .isEqualTo("0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470");
        Bytes event = Bytes.of("SendWarpMessage(address,bytes32,bytes)".getBytes(StandardCharsets.UTF_8));
        assertThat(Keccak256.hash(event).toHex())
                .isEqualTo("0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d");
    }
}
