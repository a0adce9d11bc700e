package io.github.avalanche4j.core.internal.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Writes AvalancheGo's linear codec, which {@link CodecReader} reads. */
public final class CodecWriter {
    private byte[] written = new byte[256];
    private int size;

    public CodecWriter version() {
        return number(0, 2);
    }

    public CodecWriter uint8(int value) {
        return number(value, 1);
    }

    public CodecWriter uint32(long value) {
        return number(value, 4);
    }

    public CodecWriter uint64(UInt64 value) {
        return number(value.longValue(), 8);
    }

    public CodecWriter bool(boolean value) {
        return number(value ? 1 : 0, 1);
    }

    public CodecWriter id(Id id) {
        return fixed(id.bytes());
    }

    public CodecWriter fixed(Bytes bytes) {
        int at = grow(bytes.size());
        bytes.asByteBuffer().get(written, at, bytes.size());
        return this;
    }

    public CodecWriter variable(Bytes bytes) {
        return uint32(bytes.size()).fixed(bytes);
    }

    /** A length-prefixed text (2-byte length). */
    public CodecWriter string(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        number(bytes.length, 2);
        int at = grow(bytes.length); // may reallocate the array
        System.arraycopy(bytes, 0, written, at, bytes.length);
        return this;
    }

    private CodecWriter number(long value, int bytes) {
        int at = grow(bytes);
        for (int i = bytes - 1; i >= 0; i--) {
            written[at++] = (byte) (value >>> 8 * i);
        }
        return this;
    }

    private int grow(int bytes) {
        int at = size;
        size = Math.addExact(size, bytes);
        if (size > written.length) {
            written =
                    Arrays.copyOf(written, (int) Math.max(size, Math.min(2L * written.length, Integer.MAX_VALUE - 8)));
        }
        return at;
    }

    /** The number of bytes written so far. */
    public int size() {
        return size;
    }

    /** Compares two parts of the output as unsigned bytes. */
    public int compare(int one, int oneEnd, int other, int otherEnd) {
        return Arrays.compareUnsigned(written, one, oneEnd, written, other, otherEnd);
    }

    /** The bytes from {@code from} on, without a copy: valid until more is written. */
    public ByteBuffer since(int from) {
        return ByteBuffer.wrap(written, from, size - from).slice().asReadOnlyBuffer();
    }

    public Bytes bytes() {
        return Bytes.of(Arrays.copyOf(written, size));
    }
}
