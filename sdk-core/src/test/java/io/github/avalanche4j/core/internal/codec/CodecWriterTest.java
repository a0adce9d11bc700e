package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** AvalancheGo's linear codec, written byte by byte, and the compact list of its 32-bit numbers. */
class CodecWriterTest {
    private static final Bytes ID = Bytes.fromHex("0x" + "07".repeat(32));

    @Test
    void each_type_has_its_width_and_is_big_endian() {
        CodecWriter out = new CodecWriter()
                .version()
                .uint8(255)
                .uint32(4_294_967_293L)
                .uint64(UInt64.MAX)
                .uint64(UInt64.of(1))
                .bool(true)
                .bool(false);
        assertThat(out.bytes())
                .isEqualTo(Bytes.fromHex("0x0000" + "ff" + "fffffffd" + "f".repeat(16) + "0000000000000001" + "0100"));
        assertThat(out.size()).isEqualTo(25);
    }

    @Test
    void bytes_and_texts_follow_their_length_and_ids_have_none() {
        CodecWriter out = new CodecWriter()
                .variable(Bytes.fromHex("0x0a0b"))
                .string("€")
                .id(Id.of(ID))
                .fixed(Bytes.fromHex("0x0c0d"));
        assertThat(out.bytes())
                .isEqualTo(Bytes.fromHex("0x" + "00000002" + "0a0b" + "0003" + "e282ac" + "07".repeat(32) + "0c0d"));
        assertThat(out.since(43).remaining()).isEqualTo(2);
        assertThat(out.since(43).get(1)).isEqualTo((byte) 0x0d);
        assertThat(out.since(43).isReadOnly()).isTrue();
    }

    @Test
    void parts_are_compared_as_unsigned_bytes() {
        CodecWriter out = new CodecWriter().fixed(Bytes.fromHex("0x017f01800101"));
        assertThat(out.compare(0, 2, 2, 4)).isNegative();
        assertThat(out.compare(2, 4, 0, 2)).isPositive();
        assertThat(out.compare(4, 5, 5, 6)).isZero();
        assertThat(out.compare(0, 1, 0, 2)).isNegative();
    }

    @Test
    void output_longer_than_the_first_buffer_is_kept_whole() {
        CodecWriter out = new CodecWriter();
        for (int i = 0; i < 20; i++) {
            out.id(Id.of(ID)).string("text");
        }
        assertThat(out.bytes()).isEqualTo(Bytes.fromHex("0x" + ("07".repeat(32) + "000474657874").repeat(20)));
        Bytes large = Bytes.of(new byte[5_000]);
        assertThat(new CodecWriter().uint8(1).fixed(large).uint8(2).bytes())
                .isEqualTo(Bytes.fromHex("0x01" + "00".repeat(5_000) + "02"));
    }

    @Test
    void a_list_of_32_bit_numbers_has_the_values_of_its_bits() {
        List<Long> numbers = UInt32List.ofBits(new int[] {0, 1, -1, Integer.MIN_VALUE});
        assertThat(numbers)
                .containsExactly(0L, 1L, 4_294_967_295L, 2_147_483_648L)
                .isInstanceOf(UInt32List.class);
        assertThat(UInt32List.copyOf(numbers)).isSameAs(numbers);
        assertThat(UInt32List.copyOf(List.of(0L, 4_294_967_295L)))
                .isInstanceOf(UInt32List.class)
                .containsExactly(0L, 4_294_967_295L);
        assertThat(UInt32List.ofBits(new int[0])).isEmpty();
        assertThatThrownBy(() -> numbers.set(0, 1L)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void numbers_that_do_not_fit_are_kept_as_they_are() {
        assertThat(UInt32List.copyOf(List.of(4_294_967_296L)))
                .containsExactly(4_294_967_296L)
                .isNotInstanceOf(UInt32List.class);
        assertThat(UInt32List.copyOf(List.of(1L, -1L))).containsExactly(1L, -1L).isNotInstanceOf(UInt32List.class);
    }
}
