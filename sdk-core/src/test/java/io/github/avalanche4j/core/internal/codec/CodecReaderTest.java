package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** AvalancheGo's linear codec, byte by byte, and the bytes that it refuses. */
class CodecReaderTest {
    private static CodecReader reader(String hex) {
        return new CodecReader("thing", Bytes.fromHex(hex));
    }

    private static void assertRefused(String hex, Consumer<CodecReader> read, int offset, Reason reason, String says) {
        MalformedBytesException e = catchThrowableOfType(MalformedBytesException.class, () -> read.accept(reader(hex)));
        assertThat(e)
                .hasMessageStartingWith("thing is malformed at byte " + offset)
                .hasMessageContaining(says);
        assertThat(e.offset()).isEqualTo(offset);
        assertThat(e.reason()).isEqualTo(reason);
    }

    /** Refused at its second byte; the first is skipped. */
    private static void assertRefusedAfterAByte(String hex, Consumer<CodecReader> read, Reason reason, String says) {
        Consumer<CodecReader> first = CodecReader::uint8;
        assertRefused(hex, first.andThen(read), 1, reason, says);
    }

    @Test
    void numbers_are_big_endian_and_have_no_sign() {
        CodecReader in =
                reader("0x0000" + "ff" + "fffe" + "fffffffd" + "fffffffffffffffc" + "8000000000000001" + "0001");
        in.version();
        assertThat(in.position()).isEqualTo(2);
        assertThat(in.uint8()).isEqualTo(255);
        assertThat(in.uint16()).isEqualTo(65_534);
        assertThat(in.uint32()).isEqualTo(4_294_967_293L);
        assertThat(in.uint64()).hasToString("18446744073709551612");
        assertThat(in.int64()).isEqualTo(Long.MIN_VALUE + 1);
        assertThat(in.bool()).isFalse();
        assertThat(in.bool()).isTrue();
        in.end();
    }

    @Test
    void bytes_and_texts_follow_their_length_and_ids_have_none() {
        CodecReader in = reader("0x" + "00000002" + "0a0b" + "0003" + "e282ac" + "07".repeat(32) + "0c0d");
        assertThat(in.variable()).isEqualTo(Bytes.fromHex("0x0a0b"));
        assertThat(in.string()).isEqualTo("€");
        assertThat(in.id()).isEqualTo(Id.of(Bytes.fromHex("0x" + "07".repeat(32))));
        assertThat(in.remaining()).isEqualTo(2);
        assertThat(in.fixed(2)).isEqualTo(Bytes.fromHex("0x0c0d"));
        assertThat(in.bytesSince(4)).isEqualTo(Bytes.fromHex("0x0a0b0003e282ac" + "07".repeat(32) + "0c0d"));
        assertThat(in.since(41).remaining()).isEqualTo(4);
        assertThat(in.since(43).get(1)).isEqualTo((byte) 0x0d);
        assertThat(in.remaining()).isZero();
    }

    @Test
    void the_rest_is_taken_to_the_end() {
        CodecReader in = reader("0x01020304");
        in.uint8();
        assertThat(in.rest(2)).isEqualTo(Bytes.fromHex("0x0304"));
        assertThat(in.position()).isEqualTo(4);
        in.end();
    }

    @Test
    void versions_types_and_sizes_end_where_they_end() {
        assertThat(reader("0x0001").version(1)).isEqualTo(1);
        assertRefused("0x0002", in -> in.version(1), 0, Reason.UNKNOWN_VERSION, "from 0 to 1, not 2");
        assertRefused("0xffff", CodecReader::version, 0, Reason.UNKNOWN_VERSION, "codec version 0, not 65535");
        assertRefused("0x00", CodecReader::version, 0, Reason.CANT_UNPACK_VERSION, "2 bytes");
        assertThat(reader("0x0000002a").typeId(43)).isEqualTo(42);
        assertRefusedAfterAByte("0x000000002a", in -> in.typeId(42), Reason.UNKNOWN_TYPE_ID, "below 42, not 42");
        assertThat(reader("0x010203").atMost(3).remaining()).isEqualTo(3);
        assertRefused("0x010203", in -> in.atMost(2), 0, Reason.UNMARSHAL_TOO_BIG, "at most 2 bytes, there are 3");
    }

    @Test
    void a_length_is_a_claim_until_its_bytes_are_there() {
        assertThat(reader("0x7fffffff").length()).isEqualTo(Integer.MAX_VALUE);
        assertRefusedAfterAByte(
                "0x0080000000", in -> in.length(), Reason.MAX_SLICE_LEN_EXCEEDED, "below 2^31, not 2147483648");
        assertRefused(
                "0x7fffffff00", CodecReader::variable, 4, Reason.INSUFFICIENT_LENGTH, "2147483647 bytes, 1 are left");
        assertRefused("0x000000", CodecReader::uint32, 0, Reason.INSUFFICIENT_LENGTH, "4 bytes, 3 are left");
    }

    @Test
    void an_invalid_boolean_and_trailing_bytes_are_refused() {
        assertRefusedAfterAByte("0x0002", in -> in.bool(), Reason.BAD_BOOL, "0 or 1, not 2");
        assertRefusedAfterAByte("0x000203", in -> in.end(), Reason.EXTRA_SPACE, "the end, 2 bytes follow");
    }
}
