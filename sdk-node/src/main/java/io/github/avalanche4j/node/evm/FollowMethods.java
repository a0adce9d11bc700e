package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import io.github.avalanche4j.core.internal.paging.range.TailList;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The blocks and logs of an EVM chain as lists and tails. */
abstract sealed class FollowMethods extends EthMethods permits EvmClient {
    final boolean wakesUp;

    FollowMethods(RpcChannel channel, ChainHead head, boolean wakesUp) {
        super(channel, head);
        this.wakesUp = wakesUp;
    }

    private @Nullable UnaryOperator<Runnable> newHeads() {
        return wakesUp ? channel::onNewHead : null;
    }

    /**
     * {@return the blocks of a range with their transactions, fetched while the list is iterated} A range of blocks is
     * one batch: 64 blocks at first, up to 400, fewer if a server accepts fewer calls in a batch. {@link Paged#prefetch
     * prefetch(n)} fetches n ranges in parallel. The list checks that numbers are consecutive and that each block names
     * its predecessor as its parent; otherwise the iteration fails with a {@link
     * io.github.avalanche4j.core.PagingException}. It fails with a {@link ChainChangedException} if the chain has
     * changed since the iteration began or its position was saved.
     *
     * <p>Above the head the iteration fails with a {@link JsonRpcException} with reason {@code ABOVE_HEAD}, and the
     * same iterator continues when the chain has grown.
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param toBlock the number of the last one
     * @throws InvalidRequestException if the numbers are out of their range
     */
    public Paged<EvmFullBlock> blocks(long fromBlock, long toBlock) {
        return list(BlockSource.blocks(channel, head, toBlock(fromBlock, toBlock), null, null), fromBlock);
    }

    /**
     * {@return the blocks of a range with their transactions and receipts, see {@link #blocks}} A block and its
     * receipts come in the same batch, and the list checks that they belong together.
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param toBlock the number of the last one
     * @throws InvalidRequestException if the numbers are out of their range
     */
    public Paged<BlockWithReceipts> blocksWithReceipts(long fromBlock, long toBlock) {
        return list(BlockSource.withReceipts(channel, head, toBlock(fromBlock, toBlock), null, null), fromBlock);
    }

    /**
     * {@return all blocks from a given one on with their transactions, without end: after the last one, the iterator
     * waits for more} The checks are those of {@link #blocks}, whose positions are valid here too.
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param interval how often to look for more, more than 0
     * @throws InvalidRequestException if one of them is out of its range
     */
    public Tail<EvmFullBlock> followBlocks(long fromBlock, Duration interval) {
        return tail(BlockSource.blocks(channel, head, Long.MAX_VALUE, positive(interval), newHeads()), fromBlock);
    }

    /**
     * {@return all blocks from a given one on with their transactions and receipts, without end, see {@link
     * #followBlocks}}
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param interval how often to look for more, more than 0
     * @throws InvalidRequestException if one of them is out of its range
     */
    public Tail<BlockWithReceipts> followBlocksWithReceipts(long fromBlock, Duration interval) {
        return tail(BlockSource.withReceipts(channel, head, Long.MAX_VALUE, positive(interval), newHeads()), fromBlock);
    }

    /**
     * {@return all logs from a block on that match, without end: after the last one, the iterator waits for more} Logs
     * are ordered by block and by index in the block. The tail checks that the first and the last block of each
     * requested range belong to one chain, as {@link #blocks} does for all blocks. Positions of {@link #logs} with the
     * same filter are valid here too.
     *
     * <pre>{@code
     * try (PagedIterator<EvmLog> walk = node.evm("C").followLogs(next, Duration.ofSeconds(1), f ->
     *         f.addAddresses(token)) .maxOutage(Duration.ofMinutes(10)).iterator()) {
     *     while (walk.hasNext()) {                                  // waits; false only after close()
     *         handle(walk.next());
     *         save(walk.position());
     *     }
     * }
     * }</pre>
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param interval how often to look for more, more than 0
     * @throws InvalidRequestException if one of them is out of its range
     */
    public Tail<EvmLog> followLogs(long fromBlock, Duration interval, Consumer<? super LogFilter.Builder> filter) {
        return tail(
                new LogSource(channel, head, LogFilter.of(filter), Long.MAX_VALUE, positive(interval), newHeads()),
                fromBlock);
    }

    private static long toBlock(long fromBlock, long toBlock) {
        return Require.atLeast(Require.atLeast(0, "fromBlock", fromBlock), "toBlock", toBlock);
    }

    private static Duration positive(Duration interval) {
        return Require.positive("interval", interval);
    }

    private static <T> Paged<T> list(RangeSource<T> source, long fromBlock) {
        return new PagedList<>(source, source.at(fromBlock));
    }

    private static <T> Tail<T> tail(RangeSource<T> source, long fromBlock) {
        return new TailList<>(source, source.at(Require.atLeast(0, "fromBlock", fromBlock)));
    }
}
