package io.github.avalanche4j.core.internal.hash;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.codec.Hex;
import io.github.avalanche4j.core.value.Bytes;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keccak-256 of Ethereum, and the test vectors that the authors of RIPEMD-160 published. */
class HashesTest {
    @Test
    void keccak_computes_the_hashes_that_ethereum_uses() {
        // the hash of no bytes, and the topic of the SendWarpMessage event
        assertThat(Keccak256.hash(Bytes.EMPTY).toHex())
                .isEqualTo("0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470");
        Bytes event = Bytes.of("SendWarpMessage(address,bytes32,bytes)".getBytes(StandardCharsets.UTF_8));
        assertThat(Keccak256.hash(event).toHex())
                .isEqualTo("0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d");
    }

    @ParameterizedTest
    @CsvSource({
        "'', 9c1185a5c5e9fc54612808977ee8f548b2258d31",
        "a, 0bdc9d2d256b3ee9daae347be6f4dc835a467ffe",
        "abc, 8eb208f7e05d987a9b044a8e98c6b087f15a0bfc",
        "message digest, 5d0689ef49d2fae572b881b123a85ffa21595f36",
        "abcdefghijklmnopqrstuvwxyz, f71c27109c692c1b56bbdceb5b9d2865b3708dbc",
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq, 12a053384a9c0c88e405a06c27dcf49ada62eb2b"
    })
    void ripemd_160_has_the_hashes_that_its_authors_published(String text, String hash) {
        assertThat(Hex.encode(Ripemd160.hash(text.getBytes(US_ASCII)))).isEqualTo("0x" + hash);
    }
}
