package io.github.avalanche4j.core.internal.hash;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.codec.Hex;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The test vectors that the authors of RIPEMD-160 published. */
class Ripemd160Test {
    @ParameterizedTest
    @CsvSource({
        "'', 9c1185a5c5e9fc54612808977ee8f548b2258d31",
        "a, 0bdc9d2d256b3ee9daae347be6f4dc835a467ffe",
        "abc, 8eb208f7e05d987a9b044a8e98c6b087f15a0bfc",
        "message digest, 5d0689ef49d2fae572b881b123a85ffa21595f36",
        "abcdefghijklmnopqrstuvwxyz, f71c27109c692c1b56bbdceb5b9d2865b3708dbc",
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq, 12a053384a9c0c88e405a06c27dcf49ada62eb2b"
    })
    void known_texts_have_known_hashes(String text, String hash) {
        assertThat(Hex.encode(Ripemd160.hash(text.getBytes(US_ASCII)))).isEqualTo("0x" + hash);
    }
}
