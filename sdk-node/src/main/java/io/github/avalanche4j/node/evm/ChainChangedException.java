package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Position;
import org.jspecify.annotations.Nullable;

/**
 * A chain that is followed is not the one it was: what comes next does not follow from what was handed out. The node
 * was restored from a backup, or another chain is served at its address.
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
     * A chain that is not the one it was.
     *
     * @param position after the last item that was handed out
     * @param block the number of the block that does not follow
     * @param expected the hash of the block before it, as it was when it was handed out
     * @param found the hash that the block names as its parent's
     */
    public ChainChangedException(Position position, long block, String expected, String found) {
        super(
                position.endpoint() + ": block " + block + " follows " + found + ", but block " + (block - 1) + " was "
                        + expected + " when it was handed out; nothing of block " + block
                        + " was handed out: check which "
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
     * {@return the position after the last item that was handed out, good for a node that serves the chain it came
     * from}
     *
     * @throws IllegalStateException after Java serialisation, which loses it
     */
    public Position position() {
        if (position == null) {
            throw new IllegalStateException("the position was lost when the exception was serialised");
        }
        return position;
    }

    /** {@return the number of the block that does not follow} */
    public long block() {
        return block;
    }

    /** {@return the hash of the block before it, as it was when it was handed out} */
    public String expected() {
        return expected;
    }

    /** {@return the hash that the block names as its parent's} */
    public String found() {
        return found;
    }
}
