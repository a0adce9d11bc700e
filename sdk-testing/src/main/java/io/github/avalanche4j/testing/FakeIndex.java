package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.node.SyntheticIndex;
import java.util.List;

/**
 * An index of any length, of synthetic containers or of real blocks around chosen transactions. Synthetic containers
 * are computed when requested, so a long index needs no memory. It is empty at first, and serves all six {@code
 * index.*} methods at its path instead of the recordings.
 *
 * <p>The bytes of a synthetic container begin with its index (8 bytes, big endian); the others are determined by the
 * index and the path, so two fakes agree. Looking up an id finds recently served containers at once and scans the whole
 * index, newest first, for others: about a second per million containers.
 */
public final class FakeIndex {
    private final SyntheticIndex index;

    FakeIndex(SyntheticIndex index) {
        this.index = index;
    }

    /**
     * Fills the index with containers 0 to {@code count - 1}.
     *
     * @param count the number of containers
     * @param bytesPerContainer the length of each, at least 8
     */
    public FakeIndex synthesize(long count, int bytesPerContainer) {
        index.synthesize(count, bytesPerContainer);
        return this;
    }

    /**
     * Appends synthetic containers, like a chain that accepts blocks.
     *
     * @param count the number of containers
     */
    public FakeIndex append(long count) {
        index.append(Args.atLeast(0, "count", count));
        return this;
    }

    /**
     * Appends a real block around chosen transactions: of the P-, X- or C-Chain, in an unsigned ProposerVM block,
     * with the last block as its parent and its index as its height. An index of transactions gets the transaction
     * itself.
     *
     * @param signedTransactions the transactions as they are issued: in the chain's codec, or raw Ethereum transactions
     *     on the C-Chain, where atomic ones can appear beside them; none for an empty block
     * @throws IllegalStateException if the path is not {@code /ext/index/} followed by {@code P/block},
     *     {@code X/block}, {@code X/tx} or {@code C/block}
     */
    public FakeContainer appendBlock(byte[]... signedTransactions) {
        return new FakeContainer(index.appendBlock(List.of(signedTransactions)));
    }

    /**
     * Appends the {@linkplain #recordedBlocks recorded} blocks of this index's chain, or their transactions to an index
     * of transactions.
     *
     * @throws IllegalStateException as {@link #appendBlock}
     */
    public FakeIndex appendRecorded() {
        index.appendRecorded();
        return this;
    }

    /**
     * The signed transactions of some blocks of a chain, recorded from a node of AvalancheGo 1.14.2.
     *
     * @param chain {@code P}, {@code X} or {@code C}
     * @return the transactions of each block, in the form that {@link #appendBlock} accepts
     */
    public static List<byte[][]> recordedBlocks(String chain) {
        return SyntheticIndex.recorded(chain).stream()
                .map(block -> block.toArray(byte[][]::new))
                .toList();
    }

    /** {@return the index of the last container, -1 if there is none} */
    public long lastIndex() {
        return index.lastIndex();
    }

    /**
     * Cuts off longer responses in the middle of the body, like a node that exceeds its write timeout.
     *
     * @param bytes the maximum number of body bytes that are sent
     */
    public FakeIndex maxResponseBytes(long bytes) {
        index.maxResponseBytes(Args.atLeast(0, "bytes", bytes));
        return this;
    }

    /**
     * Makes the checksum of a container wrong in every response.
     *
     * @param position the container's index
     */
    public FakeIndex corruptChecksum(long position) {
        index.corruptChecksum(Args.atLeast(0, "position", position));
        return this;
    }

    /**
     * The container at an index, even if it is not accepted yet.
     *
     * @return the container a client should get there
     */
    public FakeContainer container(long position) {
        return new FakeContainer(index.container(Args.atLeast(0, "position", position)));
    }
}
