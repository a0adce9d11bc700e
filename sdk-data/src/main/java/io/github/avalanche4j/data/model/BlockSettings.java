package io.github.avalanche4j.data.model;

/** Sets the range of blocks. */
public interface BlockSettings<B> {
    /** Sets the first block, 0 or more. */
    B startBlock(long block);

    /** Sets the exclusive end, not before the start. */
    B endBlock(long block);
}
