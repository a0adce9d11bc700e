package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.time.Instant;

/**
 * A container of a fake index. Its byte arrays are not copied: a response of a thousand containers has them
 * once.
 *
 * @param hash the SHA-256 of the bytes; its last four are their checksum
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Container(long index, byte[] bytes, byte[] hash, byte[] idBytes) {
    private static final Instant FIRST = Instant.parse("2026-01-01T00:00:00.123456789Z");

    /** A container whose id is the hash of its bytes, as that of a transaction. */
    static Container of(long index, byte[] bytes) {
        byte[] hash = Checksum.sha256(bytes);
        return new Container(index, bytes, hash, hash);
    }

    /** A block, whose id is the hash of a part of it. */
    static Container of(long index, byte[] bytes, byte[] id) {
        return new Container(index, bytes, Checksum.sha256(bytes), id);
    }

    public String id() {
        return Cb58.encode(idBytes);
    }

    public String timestamp() {
        return acceptedAt(index).toString();
    }

    /** {@return when the container at an index is accepted: one every two seconds} */
    static Instant acceptedAt(long index) {
        return FIRST.plusSeconds(2 * index);
    }

    @Override
    public String toString() {
        return "container " + index + " (" + bytes.length + " bytes, " + id() + ")";
    }
}
