package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Base 58 with a checksum, which comes from the last four bytes of SHA-256. */
class Cb58Test {
    @Test
    void bytes_of_any_length_and_with_leading_zeros_are_decoded() {
        Random random = new Random(58);
        for (int length = 0; length < 100; length++) {
            for (int zeros = 0; zeros <= Math.min(length, 3); zeros++) {
                byte[] payload = new byte[length];
                random.nextBytes(payload);
                Arrays.fill(payload, 0, zeros, (byte) 0);

                String text = Cb58.encode(payload);

                assertThat(Cb58.decode(text)).isEqualTo(payload);
                assertThat(Cb58.isAlphabet(text)).isTrue();
                assertThat(Cb58.decode(text, length)).isEqualTo(payload);
                assertThat(Cb58.decode(text, length + 1)).isNull();
            }
        }
    }

    @Test
    void a_text_of_512_characters_is_read_and_a_longer_one_is_not() {
        Set<Integer> lengths = new HashSet<>();
        for (int size = 360; size < 390; size++) {
            byte[] payload = new byte[size];
            Arrays.fill(payload, (byte) 7);

            String text = Cb58.encode(payload);

            assertThat(Cb58.decode(text)).isEqualTo(text.length() <= 512 ? payload : null);
            lengths.add(text.length());
        }
        assertThat(lengths).contains(512, 513);
    }

    @Test
    void other_characters_or_another_checksum_are_refused() {
        String text = Cb58.encode(new byte[] {1, 2, 3});
        for (char other : "0OIl +/é".toCharArray()) {
            assertThat(Cb58.decode(text + other)).isNull();
            assertThat(Cb58.isAlphabet("1" + other)).isFalse();
        }
        assertThat(Cb58.decode(text.substring(1))).isNull();
        assertThat(Cb58.decode("")).isNull();
        assertThat(Cb58.isAlphabet("1z")).isTrue();
    }
}
