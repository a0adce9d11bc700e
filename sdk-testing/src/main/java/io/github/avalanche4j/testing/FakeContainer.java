package io.github.avalanche4j.testing;

/** A container of a synthesised index, to compare with what a client made of the answer. */
public final class FakeContainer {
    private final long index;
    private final byte[] bytes;
    private final String timestamp;

    FakeContainer(long index, byte[] bytes, String timestamp) {
        this.index = index;
        this.bytes = bytes;
        this.timestamp = timestamp;
    }

    /** {@return its position} */
    public long index() {
        return index;
    }

    /** {@return its id: cb58 of the SHA-256 of its bytes} */
    public String id() {
        return Cb58.encode(Cb58.sha256(bytes));
    }

    /** {@return a copy of its bytes, without a checksum} */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** {@return when it was accepted, as the answers say it} */
    public String timestamp() {
        return timestamp;
    }

    @Override
    public String toString() {
        return "container " + index + " (" + bytes.length + " bytes, " + id() + ")";
    }
}
