package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.codec.Require;
import java.util.Objects;

/** A height of the P-Chain to ask about: a number, or the one that validators would propose now. */
public final class Height {
    /**
     * What the node would put into a block that it built now: at or a little below the last accepted height. Needs
     * AvalancheGo 1.11.13.
     */
    public static final Height PROPOSED = new Height("proposed");

    private final Object wire;

    private Height(Object wire) {
        this.wire = wire;
    }

    /**
     * {@return a height}
     *
     * @param height from 0, the genesis
     * @throws InvalidRequestException if it is negative
     */
    public static Height of(long height) {
        return new Height(Require.atLeast(0, "height", height));
    }

    /**
     * {@return a height, as an answer gave it}
     *
     * @param height any
     */
    public static Height of(UInt64 height) {
        return new Height(Objects.requireNonNull(height, "height").toBigInteger());
    }

    /** What goes into the request. */
    Object wire() {
        return wire;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Height && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the number, or {@code proposed}} */
    @Override
    public String toString() {
        return wire.toString();
    }
}
