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
     * {@return the blocks of a range with their transactions, fetched while they are walked} A range of blocks is one
     * batch: 64 at first, up to 400, fewer where a server takes fewer calls in a batch. {@link Paged#prefetch
     * prefetch(n)} fetches n ranges in parallel. Numbers follow and parents chain up, which is checked: a node that
     * gives anything else is a {@link io.github.avalanche4j.core.PagingException}, and a chain that is not the one it
     * was when the walk, or the one that saved its position, began is a {@link ChainChangedException}.
     *
     * <p>Above the head the walk ends with a {@link JsonRpcException} that says {@code ABOVE_HEAD}, and the same
     * iterator goes on when the chain has grown.
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
     * receipts come in the same batch, and belong together, which is checked.
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param toBlock the number of the last one
     * @throws InvalidRequestException if the numbers are out of their range
     */
    public Paged<BlockWithReceipts> blocksWithReceipts(long fromBlock, long toBlock) {
        return list(BlockSource.withReceipts(channel, head, toBlock(fromBlock, toBlock), null, null), fromBlock);
    }

    /**
     * {@return all blocks from one on with their transactions, without end: after the last one the walk waits for more}
     * The checks are those of {@link #blocks}, whose positions are good here too.
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param interval how often to look for more, more than 0
     * @throws InvalidRequestException if one of them is out of its range
     */
    public Tail<EvmFullBlock> followBlocks(long fromBlock, Duration interval) {
        return tail(BlockSource.blocks(channel, head, Long.MAX_VALUE, positive(interval), newHeads()), fromBlock);
    }

    /**
     * {@return all blocks from one on with their transactions and receipts, without end, see {@link #followBlocks}}
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param interval how often to look for more, more than 0
     * @throws InvalidRequestException if one of them is out of its range
     */
    public Tail<BlockWithReceipts> followBlocksWithReceipts(long fromBlock, Duration interval) {
        return tail(BlockSource.withReceipts(channel, head, Long.MAX_VALUE, positive(interval), newHeads()), fromBlock);
    }

    /**
     * {@return all logs from a block on that match, without end: after the last one the walk waits for more} They come
     * in the order of blocks and of their places in a block. The first and the last block of each range that is asked
     * for are checked to belong to one chain, as {@link #blocks} does for all. Positions of {@link #logs} with the same
     * filter are good here too.
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
