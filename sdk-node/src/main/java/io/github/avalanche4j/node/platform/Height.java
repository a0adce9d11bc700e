package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Objects;

/**
 * A height of the P-Chain as an argument: a number, or {@link #PROPOSED}. {@link #of(UInt64)} converts a height from a
 * response.
 */
public final class Height {
    /**
     * The height that the node would put into a block built now: the last accepted height or slightly below it. Needs
     * AvalancheGo 1.11.13. It changes as the chain grows, so methods that look up a block refuse it.
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
     * {@return a height from a response}
     *
     * @param height any height
     */
    public static Height of(UInt64 height) {
        return new Height(Objects.requireNonNull(height, "height").toBigInteger());
    }

    /** The parameter of methods that also take {@link #PROPOSED}. */
    Object wire() {
        return wire;
    }

    /** The parameter of methods that look up a block. */
    UInt64 number() {
        if (equals(PROPOSED)) {
            throw new InvalidRequestException(
                    "height",
                    "proposed",
                    "a number, because the proposed block changes; getProposedHeight() returns it");
        }
        return UInt64.parse(toString());
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
