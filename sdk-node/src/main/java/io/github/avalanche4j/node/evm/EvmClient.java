package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.jsonrpc.RpcParams;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.RangeSource;
import io.github.avalanche4j.core.internal.paging.TailList;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Client of a chain that runs the Ethereum virtual machine: the C-Chain, or the chain of an L1 or subnet. Ethereum's
 * everyday methods and those that only such chains have are here by name, all others by {@link #call(String, Class,
 * Object...)}. Encoding and decoding by a contract's ABI, and signing, are a wallet library's part.
 *
 * <pre>{@code
 * EvmClient chain = node.evm("C");
 * BigInteger wei = chain.getBalance(address, BlockRef.LATEST).execute();
 *
 * Call<UInt64> head = chain.blockNumber();
 * Call<BigInteger> fee = chain.baseFee();
 * BatchResult both = chain.batch(head, fee).execute();
 * }</pre>
 *
 * <p>A chain that the node does not serve, or that is still bootstrapping, gives an {@link
 * io.github.avalanche4j.core.InterfaceUnavailableException}; a method that the chain does not have, or whose namespace
 * is off, a {@link JsonRpcException} that says {@code UNKNOWN_METHOD}.
 */
public final class EvmClient extends EthMethods {
    /** For {@code NodeClient}. */
    public EvmClient(Channel channel) {
        this(RpcChannel.of(channel), ChainHead.EXECUTED);
    }

    private EvmClient(RpcChannel channel, ChainHead head) {
        super(channel, head);
    }

    /**
     * {@return this client, whose lists and tails of blocks and logs go as far as another head} Without it they go as
     * far as blocks are executed. Receipts and logs are never read of a block that is not executed.
     */
    public EvmClient head(ChainHead head) {
        return new EvmClient(channel, Objects.requireNonNull(head, "head"));
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
        return list(BlockSource.blocks(channel, head, toBlock(fromBlock, toBlock), null), fromBlock);
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
        return list(BlockSource.withReceipts(channel, head, toBlock(fromBlock, toBlock), null), fromBlock);
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
        return tail(BlockSource.blocks(channel, head, Long.MAX_VALUE, positive(interval)), fromBlock);
    }

    /**
     * {@return all blocks from one on with their transactions and receipts, without end, see {@link #followBlocks}}
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param interval how often to look for more, more than 0
     * @throws InvalidRequestException if one of them is out of its range
     */
    public Tail<BlockWithReceipts> followBlocksWithReceipts(long fromBlock, Duration interval) {
        return tail(BlockSource.withReceipts(channel, head, Long.MAX_VALUE, positive(interval)), fromBlock);
    }

    /**
     * {@return all logs from a block on that match, without end: after the last one the walk waits for more} They come
     * in the order of blocks and of their places in a block. The first and the last block of each range that is asked
     * for are checked to belong to one chain, as {@link #blocks} does for all. Positions of {@link #logs} with the same
     * filter are good here too.
     *
     * <pre>{@code
     * try (PagedIterator<EvmLog> walk = node.evm("C").followLogs(next, Duration.ofSeconds(1), f -> f.addAddresses(token))
     *         .maxOutage(Duration.ofMinutes(10)).iterator()) {
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
        return tail(new LogSource(channel, head, LogFilter.of(filter), Long.MAX_VALUE, positive(interval)), fromBlock);
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

    /** {@return the fees in force at the last block; {@code eth_feeConfig}, see {@link #feeConfig(BlockRef)}} */
    public Call<FeeConfigAt> feeConfig() {
        return channel.call(EvmEndpoints.FEE_CONFIG, List.of());
    }

    /**
     * {@return the fees in force at a block, and the block that last changed them; {@code eth_feeConfig}} Subnet-EVM
     * chains only: the C-Chain says {@code UNKNOWN_METHOD}. A block above the last accepted one is a {@link
     * JsonRpcException} that says {@code ABOVE_HEAD}, a hash that is not known one that says {@code NOT_FOUND}, a block
     * whose state the node no longer has one that says {@code PRUNED}.
     */
    public Call<FeeConfigAt> feeConfig(BlockRef block) {
        return channel.call(EvmEndpoints.FEE_CONFIG, List.of(Objects.requireNonNull(block, "blk")));
    }

    /**
     * {@return the chain's configuration with its upgrades; {@code eth_getChainConfig}} The C-Chain's has fewer fields.
     */
    public Call<ChainConfig> getChainConfig() {
        return channel.call(EvmEndpoints.GET_CHAIN_CONFIG, List.of());
    }

    /**
     * {@return the precompiled contracts that are on at the last block's time, by their keys;
     * {@code eth_getActivePrecompilesAt}}
     *
     * @deprecated {@link #getActiveRulesAt()} tells the same
     */
    @Deprecated
    public Call<Map<String, PrecompileConfig>> getActivePrecompilesAt() {
        return channel.call(EvmEndpoints.GET_ACTIVE_PRECOMPILES_AT, List.of());
    }

    /**
     * {@return the precompiled contracts that are on at a time, by their keys; {@code eth_getActivePrecompilesAt}}
     *
     * @param timestamp 1970 or later, also one to come; fractions of a second are dropped
     * @throws InvalidRequestException if it is earlier
     * @deprecated {@link #getActiveRulesAt(Instant)} tells the same
     */
    @Deprecated
    public Call<Map<String, PrecompileConfig>> getActivePrecompilesAt(Instant timestamp) {
        return channel.call(EvmEndpoints.GET_ACTIVE_PRECOMPILES_AT, List.of(seconds(timestamp)));
    }

    /**
     * {@return the rules that hold at the last block's time; {@code eth_getActiveRulesAt}} Subnet-EVM chains since
     * 0.6.4 only: others say {@code UNKNOWN_METHOD}.
     */
    public Call<ActiveRules> getActiveRulesAt() {
        return channel.call(EvmEndpoints.GET_ACTIVE_RULES_AT, List.of());
    }

    /**
     * {@return the rules that hold at a time; {@code eth_getActiveRulesAt}, see {@link #getActiveRulesAt()}}
     *
     * @param timestamp 1970 or later, also one to come; fractions of a second are dropped
     * @throws InvalidRequestException if it is earlier
     */
    public Call<ActiveRules> getActiveRulesAt(Instant timestamp) {
        return channel.call(EvmEndpoints.GET_ACTIVE_RULES_AT, List.of(seconds(timestamp)));
    }

    /** Goes out as a JSON number: the node takes no text here. */
    private static long seconds(Instant timestamp) {
        Objects.requireNonNull(timestamp, "timestamp");
        if (timestamp.getEpochSecond() < 0) {
            throw new InvalidRequestException("timestamp", timestamp.toString(), "1970 or later");
        }
        return timestamp.getEpochSecond();
    }

    /**
     * {@return the client of the chain's Warp messages and their signatures; off unless the chain is configured for it}
     */
    public WarpClient warp() {
        return new WarpClient(channel);
    }

    /**
     * {@return a call of any method of the chain} A null result is a {@link
     * io.github.avalanche4j.core.ResponseFormatException}; where it means that there is none, use {@link
     * #callOptional}.
     *
     * <p>Methods that are known to only read ({@code eth_get…} without {@code eth_getFilterChanges}, {@code eth_call…},
     * {@code eth_chainId}, {@code eth_blockNumber}, {@code eth_estimateGas}, {@code eth_gasPrice}, {@code
     * eth_maxPriorityFeePerGas}, {@code eth_feeHistory}, {@code eth_feeConfig}, {@code eth_baseFee}, {@code
     * eth_suggestPriceOptions}, {@code net_…}, {@code web3_…}, {@code warp_get…}) are tried again like any read. All
     * others, {@code eth_sendRawTransaction} among them, are never sent again once the node may have acted on them.
     *
     * @param method such as {@code eth_getBalance}
     * @param type what the result becomes: {@code BigInteger} for a quantity, {@code Bytes} for data, {@code String},
     *     {@code Boolean}, {@link io.github.avalanche4j.core.value.JsonTree} for anything, or a type of your own that
     *     Jackson can make
     * @param params in their order: texts, {@link BlockRef}s, {@code Bytes}, booleans, times, maps, lists, nulls,
     *     records and beans. Quantities are texts such as {@code "0x1b4"}; a Java number goes out as a JSON number
     * @throws InvalidRequestException if the method is blank, or a parameter is of another class
     */
    public <T> Call<T> call(String method, Class<T> type, Object... params) {
        // a tree would have a value for null
        Decoder<T> notNull = decoder(type)::read;
        return channel.call(OtherMethods.endpoint(method, notNull), RpcParams.copyOf(Arrays.asList(params)));
    }

    /**
     * As {@link #call(String, Class, Object...)}, for methods whose null result means that there is none, such as an
     * unknown transaction.
     *
     * @param method such as {@code eth_getTransactionReceipt}
     * @param type the type of a result that is there
     * @param params in their order
     * @return a call that gives the result, or nothing
     * @throws InvalidRequestException if the method is blank, or a parameter is of another class
     */
    public <T> Call<Optional<T>> callOptional(String method, Class<T> type, Object... params) {
        return channel.call(
                OtherMethods.endpoint(method, decoder(type).orNone()), RpcParams.copyOf(Arrays.asList(params)));
    }

    /**
     * {@return one request for several calls of this chain} Each call has its own value or failure in the result. The
     * options of the calls do not count: timeouts and retries are those of the batch. A batch is tried again only if
     * all its calls may be.
     *
     * <p>A node takes 1 000 calls in a batch unless the chain's {@code batch-request-limit} says otherwise, public
     * servers take 40; more are a {@link JsonRpcException} that says {@code BATCH_LIMIT}. Responses of more than 25 000
     * 000 bytes together give the same to the calls that come last.
     *
     * @param calls calls that this client and this chain made, each once; a call changed by {@code map} cannot be part
     * @throws InvalidRequestException if there are none, one is given twice, or one belongs elsewhere
     */
    public Call<BatchResult> batch(Call<?>... calls) {
        return batch(Arrays.asList(Objects.requireNonNull(calls, "calls")));
    }

    /**
     * As {@link #batch(Call[])}.
     *
     * @param calls calls that this client and this chain made, each once
     * @return one request for all of them
     * @throws InvalidRequestException if there are none, one is given twice, or one belongs elsewhere
     */
    public Call<BatchResult> batch(List<? extends Call<?>> calls) {
        return channel.batch(Require.elements("calls", calls));
    }

    private static <T> Decoder<T> decoder(Class<T> type) {
        return Decoder.of(Objects.requireNonNull(type, "type"));
    }
}
