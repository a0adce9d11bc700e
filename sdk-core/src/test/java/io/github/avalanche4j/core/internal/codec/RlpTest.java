package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RLP as the Ethereum Yellow Paper has it, and what go-ethereum refuses. */
class RlpTest {
    private static RlpReader rlp(String hex) {
        return new RlpReader("value", Bytes.fromHex(hex));
    }

    @Test
    void the_examples_of_ethereum_are_read() {
        assertThat(rlp("0x83646f67").string()).isEqualTo(Bytes.fromHex("0x646f67")); // dog
        assertThat(rlp("0x80").string()).isEqualTo(Bytes.EMPTY);
        assertThat(rlp("0x80").number()).isEqualTo(BigInteger.ZERO);
        assertThat(rlp("0x0f").uint32()).isEqualTo(15);
        assertThat(rlp("0x820400").uint32()).isEqualTo(1024);
        RlpReader catAndDog = rlp("0xc88363617483646f67").list();
        assertThat(catAndDog.string()).isEqualTo(Bytes.fromHex("0x636174"));
        catAndDog.skip();
        catAndDog.end();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x8105", "0xb801ff", "0xb900ff", "0xbf8000000000000000", "0x83646f", "0x", "0xc0"})
    void another_form_of_a_string_is_refused(String hex) {
        assertThatThrownBy(() -> rlp(hex).string()).isInstanceOf(MalformedBytesException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x00", "0x820001", "0x89ffffffffffffffffff"})
    void another_form_of_a_number_is_refused(String hex) {
        assertThatThrownBy(() -> rlp(hex).uint64()).isInstanceOf(MalformedBytesException.class);
    }

    @Test
    void lengths_of_more_than_55_bytes_follow_their_own_length() {
        assertThat(rlp("0xb7" + "01".repeat(55)).string().size()).isEqualTo(55);
        assertThat(rlp("0xb838" + "01".repeat(56)).string().size()).isEqualTo(56);
        assertThat(rlp("0xb90102" + "01".repeat(258)).string().size()).isEqualTo(258);
        assertThat(rlp("0xba010001" + "01".repeat(65_537)).string().size()).isEqualTo(65_537);
        RlpReader list = rlp("0xf838" + "01".repeat(56)).list();
        for (int i = 0; i < 56; i++) {
            assertThat(list.uint32()).isOne();
        }
        list.end();
        for (String tooLong : new String[] {
            "0xb838" + "01".repeat(55), "0xbb00000038" + "01".repeat(60), "0xb8", "0xb837" + "01".repeat(55)
        }) {
            assertThatThrownBy(() -> rlp(tooLong).string()).isInstanceOf(MalformedBytesException.class);
        }
    }

    @Test
    void a_byte_below_128_is_its_own_encoding_and_any_other_follows_its_length() {
        assertThat(rlp("0x7f").string()).isEqualTo(Bytes.fromHex("0x7f"));
        assertThat(rlp("0x8180").string()).isEqualTo(Bytes.fromHex("0x80"));
        assertThatThrownBy(() -> rlp("0x817f").string()).hasMessageContaining("a byte without a length in front");
        RlpReader list = rlp("0xc17f").list();
        assertThat(list.uint32()).isEqualTo(127);
        assertThat(rlp("0xc180").list().string()).isEqualTo(Bytes.EMPTY);
    }

    @Test
    void lists_and_strings_are_distinguished() {
        assertThat(rlp("0xc0").isList()).isTrue();
        assertThat(rlp("0xf8").isList()).isTrue();
        assertThat(rlp("0xbf").isList()).isFalse();
        assertThat(rlp("0x7f").isList()).isFalse();
        assertThat(rlp("0x").isList()).isFalse();
        assertThatThrownBy(() -> rlp("0xc0").string()).hasMessageContaining("expected a string");
        assertThatThrownBy(() -> rlp("0x80").list()).hasMessageContaining("expected a list");
    }

    @Test
    void a_reader_knows_its_position_and_the_bytes_before_it() {
        RlpReader in = rlp("0xc20102" + "83646f67" + "05");
        in.skip();
        assertThat(in.position()).isEqualTo(3);
        int from = in.position();
        in.skip();
        assertThat(in.since(from)).isEqualTo(Bytes.fromHex("0x83646f67"));
        assertThatThrownBy(in::end).hasMessageContaining("the end, 1 bytes follow");
        assertThat(in.uint64()).hasToString("5");
        assertThat(in.hasNext()).isFalse();
        in.end();
    }

    @Test
    void numbers_and_fixed_strings_have_their_size() {
        assertThat(rlp("0x88ffffffffffffffff").uint64()).hasToString("18446744073709551615");
        assertThat(rlp("0x84ffffffff").uint32()).isEqualTo(4_294_967_295L);
        assertThatThrownBy(() -> rlp("0x850100000000").uint32()).hasMessageContaining("at most 4 bytes");
        assertThat(rlp("0x83646f67").fixed(3)).isEqualTo(Bytes.fromHex("0x646f67"));
        assertThatThrownBy(() -> rlp("0x83646f67").fixed(4)).hasMessageContaining("4 bytes, not 3");
    }

    @Test
    void an_item_ends_where_its_list_ends() {
        RlpReader items = rlp("0xc18363617483").list();

        assertThatThrownBy(items::string)
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("expected 3 bytes, 0 are left");
    }

    @Test
    void the_examples_of_ethereum_are_written() {
        RlpWriter catAndDog = new RlpWriter().string(Bytes.fromHex("0x636174")).string(Bytes.fromHex("0x646f67"));

        assertThat(catAndDog.asList()).isEqualTo(Bytes.fromHex("0xc88363617483646f67"));
        assertThat(new RlpWriter().asList()).isEqualTo(Bytes.fromHex("0xc0"));
        assertThat(new RlpWriter().list(new RlpWriter()).asList()).isEqualTo(Bytes.fromHex("0xc1c0"));
        assertThat(new RlpWriter().string(Bytes.EMPTY).asList()).isEqualTo(Bytes.fromHex("0xc180"));
        assertThat(new RlpWriter().string(Bytes.fromHex("0x00")).asList()).isEqualTo(Bytes.fromHex("0xc100"));
        assertThat(new RlpWriter().string(Bytes.fromHex("0x80")).asList()).isEqualTo(Bytes.fromHex("0xc28180"));
    }

    @Test
    void numbers_have_no_leading_zeros() {
        assertThat(new RlpWriter().number(BigInteger.ZERO).number(UInt64.of(15)).asList())
                .isEqualTo(Bytes.fromHex("0xc2800f"));
        assertThat(new RlpWriter().number(UInt64.of(1024)).asList()).isEqualTo(Bytes.fromHex("0xc3820400"));
        assertThat(new RlpWriter().number(UInt64.MAX).asList()).isEqualTo(Bytes.fromHex("0xc988ffffffffffffffff"));
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
