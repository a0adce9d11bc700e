package io.github.avalanche4j.core.internal.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.io.ByteArrayOutputStream;

/** Writes AvalancheGo's linear codec, which {@link CodecReader} reads. */
public final class CodecWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

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
        out.writeBytes(bytes.toArray());
        return this;
    }

    public CodecWriter variable(Bytes bytes) {
        return uint32(bytes.size()).fixed(bytes);
    }

    /** A length-prefixed text (2-byte length). */
    public CodecWriter string(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        number(bytes.length, 2);
        out.writeBytes(bytes);
        return this;
    }

    private CodecWriter number(long value, int size) {
        for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
            out.write((int) (value >>> shift));
        }
        return this;
    }

    public Bytes bytes() {
        return Bytes.of(out.toByteArray());
    }
}
