package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.UInt64;
import java.io.ByteArrayOutputStream;

/** Writes AvalancheGo's linear codec, the counterpart of {@link CodecReader}. */
final class CodecWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    CodecWriter version() {
        return number(0, 2);
    }

    CodecWriter uint32(long value) {
        return number(value, 4);
    }

    CodecWriter uint64(UInt64 value) {
        return number(value.longValue(), 8);
    }

    CodecWriter bool(boolean value) {
        return number(value ? 1 : 0, 1);
    }

    CodecWriter id(Id id) {
        return fixed(id.bytes());
    }

    CodecWriter fixed(Bytes bytes) {
        out.writeBytes(bytes.toArray());
        return this;
    }

    CodecWriter variable(Bytes bytes) {
        return uint32(bytes.size()).fixed(bytes);
    }

    private CodecWriter number(long value, int size) {
        for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
            out.write((int) (value >>> shift));
        }
        return this;
    }

    Bytes bytes() {
        return Bytes.of(out.toByteArray());
    }
}
