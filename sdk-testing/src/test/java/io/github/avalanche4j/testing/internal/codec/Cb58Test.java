package io.github.avalanche4j.testing.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Cb58Test {
    @Test
    void the_primary_network_is_all_zeros() {
        assertThat(Cb58.encode(new byte[32])).isEqualTo("11111111111111111111111111111111LpoYY");
    }

    @Test
    void the_checksum_is_the_end_of_the_hash() {
        assertThat(HexFormat.of().formatHex(Cb58.withChecksum(new byte[] {0, 1, 2, 3})))
                .isEqualTo("00010203f0c990d8");
        assertThat(HexFormat.of().formatHex(Cb58.withChecksum(new byte[0]))).isEqualTo("7852b855");
    }

    @Test
    void cb58_is_the_number_in_base58_with_a_one_for_each_leading_zero() {
        String alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
        Random random = new Random(58);
        for (int length = 0; length < 200; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            for (int zeros = 0; zeros < length % 4; zeros++) {
                bytes[zeros] = 0;
            }
            byte[] input = Cb58.withChecksum(bytes);
            StringBuilder expected = new StringBuilder();
            for (BigInteger value = new BigInteger(1, input); value.signum() > 0; ) {
                BigInteger[] parts = value.divideAndRemainder(BigInteger.valueOf(58));
                expected.insert(0, alphabet.charAt(parts[1].intValue()));
                value = parts[0];
            }
            for (int i = 0; i < input.length && input[i] == 0; i++) {
                expected.insert(0, '1');
            }
            assertThat(Cb58.encode(bytes)).isEqualTo(expected.toString());
            assertThat(Cb58.decode(expected.toString(), length)).isEqualTo(bytes);
        }
    }

    @Test
    void a_text_with_another_length_or_checksum_is_refused() {
        assertThat(Cb58.decode("11111111111111111111111111111111LpoYY", 32)).isEqualTo(new byte[32]);
        assertThat(Cb58.decode("11111111111111111111111111111111LpoYZ", 32)).isNull();
        assertThat(Cb58.decode("1111111111111111111111111111111LpoYY", 32)).isNull();
        assertThat(Cb58.decode("nope", 32)).isNull();
        assertThat(Cb58.decode("", 32)).isNull();
        assertThat(Cb58.decode("0OIl", 32)).isNull();
        assertThat(Cb58.decode("z".repeat(100), 32)).isNull();
    }
}
