package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.jsonrpc.RpcParams;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

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
public final class EvmClient extends FollowMethods {
    /** For {@code NodeClient}. */
    public EvmClient(Channel channel) {
        this(RpcChannel.of(channel), ChainHead.EXECUTED, true);
    }

    private EvmClient(RpcChannel channel, ChainHead head, boolean wakesUp) {
        super(channel, head, wakesUp);
    }

    /**
     * {@return this client, whose lists and tails of blocks and logs go as far as another head} Without it they go as
     * far as blocks are executed. Receipts and logs are never read of a block that is not executed.
     */
    public EvmClient head(ChainHead head) {
        return new EvmClient(channel, Objects.requireNonNull(head, "head"), wakesUp);
    }

    /**
     * {@return this client, whose tails open a WebSocket to the chain, or do not} They do unless this says otherwise:
     * where the chain serves {@code /ws}, a tail that waits subscribes to new heads and looks for more as soon as there
     * is one. Data always comes from calls, so that a connection that is lost, or refused, costs time alone: the tail
     * looks at its interval, and connects again after a while. The connection has the headers of calls and the client's
     * proxy, and is closed when no tail waits, or with the client.
     */
    public EvmClient wakeUp(boolean wakesUp) {
        return new EvmClient(channel, head, wakesUp);
    }

    /** {@return the fees in force at the last block; {@code eth_feeConfig}, see {@link #feeConfig(BlockRef)}} */
    public Call<FeeConfigAt> feeConfig() {
        return channel.call(EvmEndpoints.FEE_CONFIG, List.of());
    }

    /**
     * {@return the fees in force at a block, and the block that last changed them; {@code eth_feeConfig}} Subnet-EVM
     * chains only: the C-Chain says {@code UNKNOWN_METHOD}. A block above the last accepted one fails with a {@link
     * JsonRpcException} with reason {@code ABOVE_HEAD}, a hash that is not known one that says {@code NOT_FOUND}, a
     * block whose state the node no longer has one that says {@code PRUNED}.
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
     * @deprecated {@link #getActiveRulesAt()} returns the same
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
     * @deprecated {@link #getActiveRulesAt(Instant)} returns the same
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
