package io.github.avalanche4j.data.model;

/** Sets which blocks are wanted. */
public interface BlockSettings<B> {
    /**
     * Sets the first block.
     *
     * @param block 0 or more
     */
    B startBlock(long block);

    /**
     * Sets the block after the last.
     *
     * @param block the start or more
     */
    B endBlock(long block);
}
