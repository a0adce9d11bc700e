package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.time.Instant;

/**
 * A container of a fake index. Its byte arrays are not copied: a response of a thousand containers has them
 * once.
 */
public final class Container {
    private static final Instant FIRST = Instant.parse("2026-01-01T00:00:00.123456789Z");

    private final long index;
    private final byte[] bytes;
    private final byte[] id;
    private final byte[] hash;

    private Container(long index, byte[] bytes, byte[] hash, byte[] id) {
        this.index = index;
        this.bytes = bytes;
        this.hash = hash;
        this.id = id;
    }

    /** A container whose id is the hash of its bytes, as that of a transaction. */
    static Container of(long index, byte[] bytes) {
        byte[] hash = Checksum.sha256(bytes);
        return new Container(index, bytes, hash, hash);
    }

    /** A block, whose id is the hash of a part of it. */
    static Container of(long index, byte[] bytes, byte[] id) {
        return new Container(index, bytes, Checksum.sha256(bytes), id);
    }

    public long index() {
        return index;
    }

    public String id() {
        return Cb58.encode(id);
    }

    public byte[] bytes() {
        return bytes;
    }

    public String timestamp() {
        return acceptedAt(index).toString();
    }

    /** {@return when the container at an index is accepted: one every two seconds} */
    static Instant acceptedAt(long index) {
        return FIRST.plusSeconds(2 * index);
    }

    byte[] idBytes() {
        return id;
    }

    /** {@return the SHA-256 of the bytes; its last four are their checksum} */
    byte[] hash() {
        return hash;
    }

    @Override
    public String toString() {
        return "container " + index + " (" + bytes.length + " bytes, " + id() + ")";
    }
}
