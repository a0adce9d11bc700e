package io.github.avalanche4j.testing;

import java.time.Instant;

/** A container of a synthesised index, to compare with what a client made of the answer. */
public final class FakeContainer {
    private static final Instant FIRST = Instant.parse("2026-01-01T00:00:00.123456789Z");

    private final long index;
    private final byte[] bytes;
    private final byte[] hash;

    FakeContainer(long index, byte[] bytes) {
        this.index = index;
        this.bytes = bytes;
        this.hash = Cb58.sha256(bytes);
    }

    /** {@return its position} */
    public long index() {
        return index;
    }

    /** {@return its id: cb58 of the SHA-256 of its bytes} */
    public String id() {
        return Cb58.encode(hash);
    }

    /** {@return a copy of its bytes, without a checksum} */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** {@return when it was accepted, as the answers say it: one every two seconds} */
    public String timestamp() {
        return FIRST.plusSeconds(2 * index).toString();
    }

    /** not a copy: an answer of a thousand containers should not be two thousand */
    byte[] payload() {
        return bytes;
    }

    /** the id as bytes; its last four are the checksum of the bytes */
    byte[] hash() {
        return hash;
    }

    @Override
    public String toString() {
        return "container " + index + " (" + bytes.length + " bytes, " + id() + ")";
    }
}
