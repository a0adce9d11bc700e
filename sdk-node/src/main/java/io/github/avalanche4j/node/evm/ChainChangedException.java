package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Position;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a followed chain has changed: the next block does not follow the last one returned. The node was restored
 * from a backup, or serves another chain.
 *
 * @serial exclude
 */
public final class ChainChangedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Position position;
    private final long block;
    private final String expected;
    private final String found;

    /**
     * A chain that has changed.
     *
     * @param position after the last item returned
     * @param block the number of the block that does not follow its predecessor
     * @param expected the hash of the block before it, as it was returned earlier
     * @param found the parent hash in that block
     */
    public ChainChangedException(Position position, long block, String expected, String found) {
        super(
                position.endpoint() + ": block " + block + " follows " + found + ", but block " + (block - 1) + " was "
                        + expected + " when it was returned; block " + block + " was not returned: check which "
                        + "chain the node serves, and whether it was restored from a backup",
                position.endpoint(),
                false,
                null);
        this.position = position;
        this.block = block;
        this.expected = expected;
        this.found = found;
    }

    /**
     * {@return the position after the last item returned; valid on a node that serves the original chain}
     *
     * @throws IllegalStateException after Java serialization, which loses it
     */
    public Position position() {
        if (position == null) {
            throw new IllegalStateException("the position was lost when the exception was serialized");
        }
        return position;
    }

    /** {@return the number of the block that does not follow its predecessor} */
    public long block() {
        return block;
    }

    /** {@return the hash of the block before it, as it was returned earlier} */
    public String expected() {
        return expected;
    }

    /** {@return the parent hash in that block} */
    public String found() {
        return found;
    }
}
