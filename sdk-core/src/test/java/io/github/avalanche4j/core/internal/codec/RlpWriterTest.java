package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RLP as the Ethereum Yellow Paper has it. */
class RlpWriterTest {
    private static Bytes hex(String hex) {
        return Bytes.fromHex(hex);
    }

    @Test
    void the_examples_of_ethereum_are_written() {
        RlpWriter catAndDog = new RlpWriter().string(hex("0x636174")).string(hex("0x646f67"));

        assertThat(catAndDog.asList()).isEqualTo(hex("0xc88363617483646f67"));
        assertThat(new RlpWriter().asList()).isEqualTo(hex("0xc0"));
        assertThat(new RlpWriter().list(new RlpWriter()).asList()).isEqualTo(hex("0xc1c0"));
        assertThat(new RlpWriter().string(Bytes.EMPTY).asList()).isEqualTo(hex("0xc180"));
        assertThat(new RlpWriter().string(hex("0x00")).asList()).isEqualTo(hex("0xc100"));
        assertThat(new RlpWriter().string(hex("0x80")).asList()).isEqualTo(hex("0xc28180"));
    }

    @Test
    void numbers_have_no_leading_zeros() {
        assertThat(new RlpWriter().number(BigInteger.ZERO).number(UInt64.of(15)).asList())
                .isEqualTo(hex("0xc2800f"));
        assertThat(new RlpWriter().number(UInt64.of(1024)).asList()).isEqualTo(hex("0xc3820400"));
        assertThat(new RlpWriter().number(UInt64.MAX).asList()).isEqualTo(hex("0xc988ffffffffffffffff"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 55, 56, 255, 256, 65_535, 65_536, 16_777_216})
    void a_string_of_any_length_is_read_back(int size) {
        Bytes bytes = Bytes.of(new byte[size]);

        RlpReader list = new RlpReader("value", new RlpWriter().string(bytes).asList()).list();

        assertThat(list.string()).isEqualTo(bytes);
        list.end();
    }
}
