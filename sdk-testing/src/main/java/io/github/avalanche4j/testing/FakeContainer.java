package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.node.Container;

/** A container of a {@link FakeIndex}, to compare with a client's result. */
public final class FakeContainer {
    private final Container container;

    FakeContainer(Container container) {
        this.container = container;
    }

    /** {@return its position in the index} */
    public long index() {
        return container.index();
    }

    /**
     * {@return its id in cb58: the block's id, or the SHA-256 of the bytes of a synthetic container or a transaction}
     */
    public String id() {
        return container.id();
    }

    /** {@return a copy of its bytes, without a checksum} */
    public byte[] bytes() {
        return container.bytes().clone();
    }

    /** {@return when it was accepted, as responses write it; a container is accepted every two seconds} */
    public String timestamp() {
        return container.timestamp();
    }

    @Override
    public String toString() {
        return container.toString();
    }
}
