package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Cb58;
import java.time.Instant;

/**
 * A container of a synthetic index. Its byte arrays are not copied: a response of a thousand containers has them
 * once.
 */
public final class Container {
    private static final Instant FIRST = Instant.parse("2026-01-01T00:00:00.123456789Z");

    private final long index;
    private final byte[] bytes;
    private final byte[] hash;

    Container(long index, byte[] bytes) {
        this.index = index;
        this.bytes = bytes;
        this.hash = Cb58.sha256(bytes);
    }

    public long index() {
        return index;
    }

    public String id() {
        return Cb58.encode(hash);
    }

    public byte[] bytes() {
        return bytes;
    }

    public String timestamp() {
        return FIRST.plusSeconds(2 * index).toString();
    }

    /** {@return the id as bytes; its last four are the checksum of the bytes} */
    byte[] hash() {
        return hash;
    }

    @Override
    public String toString() {
        return "container " + index + " (" + bytes.length + " bytes, " + id() + ")";
    }
}
