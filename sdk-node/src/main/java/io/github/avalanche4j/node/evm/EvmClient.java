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
 * common methods and those that only Avalanche chains have are listed here; {@link #call(String, Class, Object...)}
 * calls any other. Encoding by a contract's ABI and signing are left to a wallet library.
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
 * <p>If the node does not serve the chain, or is still bootstrapping it, calls fail with an {@link
 * io.github.avalanche4j.core.InterfaceUnavailableException}. A method that the chain does not have, or whose namespace
 * is off, fails with a {@link JsonRpcException} with reason {@code UNKNOWN_METHOD}.
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
     * {@return this client, with another head at which lists and tails of blocks and logs end} The default is the last
     * executed block. Receipts and logs are never read from a block that is not executed.
     */
    public EvmClient head(ChainHead head) {
        return new EvmClient(channel, Objects.requireNonNull(head, "head"), wakesUp);
    }

    /**
     * {@return this client, with WebSockets for tails switched on or off} They are on by default: where the chain
     * serves {@code /ws}, a waiting tail subscribes to new heads and requests data as soon as there is one. Data always
     * comes from calls, so a lost or refused connection only costs time: the tail polls at its interval and reconnects
     * later. The connection uses the client's headers and proxy, and is closed when no tail waits or the client is
     * closed.
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
     * chains only: on the C-Chain it fails with {@code UNKNOWN_METHOD}. A block above the last accepted one fails with
     * a {@link JsonRpcException} with reason {@code ABOVE_HEAD}, an unknown hash with {@code NOT_FOUND}, and a block
     * whose state the node no longer has with {@code PRUNED}.
     */
    public Call<FeeConfigAt> feeConfig(BlockRef block) {
        return channel.call(EvmEndpoints.FEE_CONFIG, List.of(Objects.requireNonNull(block, "blk")));
    }

    /**
     * {@return the chain's configuration with its upgrades; {@code eth_getChainConfig}} The C-Chain returns fewer
     * fields.
     */
    public Call<ChainConfig> getChainConfig() {
        return channel.call(EvmEndpoints.GET_CHAIN_CONFIG, List.of());
    }

    /**
     * {@return the precompiled contracts enabled at the last block's time, by their keys; {@code
     * eth_getActivePrecompilesAt}}
     *
     * @deprecated {@link #getActiveRulesAt()} returns the same
     */
    @Deprecated
    public Call<Map<String, PrecompileConfig>> getActivePrecompilesAt() {
        return channel.call(EvmEndpoints.GET_ACTIVE_PRECOMPILES_AT, List.of());
    }

    /**
     * {@return the precompiled contracts enabled at a certain time, by their keys; {@code eth_getActivePrecompilesAt}}
     *
     * @param timestamp 1970 or later, may be in the future; fractions of a second are dropped
     * @throws InvalidRequestException if it is earlier
     * @deprecated {@link #getActiveRulesAt(Instant)} returns the same
     */
    @Deprecated
    public Call<Map<String, PrecompileConfig>> getActivePrecompilesAt(Instant timestamp) {
        return channel.call(EvmEndpoints.GET_ACTIVE_PRECOMPILES_AT, List.of(seconds(timestamp)));
    }

    /**
     * {@return the rules that apply at the last block's time; {@code eth_getActiveRulesAt}} Subnet-EVM chains since
     * 0.6.4 only: others fail with {@code UNKNOWN_METHOD}.
     */
    public Call<ActiveRules> getActiveRulesAt() {
        return channel.call(EvmEndpoints.GET_ACTIVE_RULES_AT, List.of());
    }

    /**
     * {@return the rules that apply at a certain time; {@code eth_getActiveRulesAt}, see {@link #getActiveRulesAt()}}
     *
     * @param timestamp 1970 or later, may be in the future; fractions of a second are dropped
     * @throws InvalidRequestException if it is earlier
     */
    public Call<ActiveRules> getActiveRulesAt(Instant timestamp) {
        return channel.call(EvmEndpoints.GET_ACTIVE_RULES_AT, List.of(seconds(timestamp)));
    }

    /** Sent as a JSON number, because the node does not accept a text. */
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
     * {@return a call of any method of the chain} A null result fails with a {@link
     * io.github.avalanche4j.core.ResponseFormatException}; if null is a valid result, use {@link #callOptional}.
     *
     * <p>Methods that are known to only read ({@code eth_get…} without {@code eth_getFilterChanges}, {@code eth_call…},
     * {@code eth_chainId}, {@code eth_blockNumber}, {@code eth_estimateGas}, {@code eth_gasPrice}, {@code
     * eth_maxPriorityFeePerGas}, {@code eth_feeHistory}, {@code eth_feeConfig}, {@code eth_baseFee}, {@code
     * eth_suggestPriceOptions}, {@code net_…}, {@code web3_…}, {@code warp_get…}) are retried like any read. All
     * others, including {@code eth_sendRawTransaction}, are never resent once the node may have acted on them.
     *
     * @param method such as {@code eth_getBalance}
     * @param type the type of the result: {@code BigInteger} for a quantity, {@code Bytes} for data, {@code String},
     *     {@code Boolean}, {@link io.github.avalanche4j.core.value.JsonTree} for anything, or your own type that
     *     Jackson can read
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
     * Like {@link #call(String, Class, Object...)}, for methods whose result may be null, such as for an unknown
     * transaction.
     *
     * @param method such as {@code eth_getTransactionReceipt}
     * @param type the type of a result that is not null
     * @param params in their order
     * @return a call that returns the result; empty if it is null
     * @throws InvalidRequestException if the method is blank, or a parameter is of another class
     */
    public <T> Call<Optional<T>> callOptional(String method, Class<T> type, Object... params) {
        return channel.call(
                OtherMethods.endpoint(method, decoder(type).orNone()), RpcParams.copyOf(Arrays.asList(params)));
    }

    /**
     * {@return one request for several calls of this chain} The result has a value or failure for each call. The batch
     * uses its own timeouts and retries and ignores the options of the calls. A batch is retried only if all of its
     * calls may be retried.
     *
     * <p>A node accepts 1 000 calls in a batch unless the chain's {@code batch-request-limit} says otherwise; public
     * servers accept 40. A larger batch fails with a {@link JsonRpcException} with reason {@code BATCH_LIMIT}. If the
     * responses exceed 25 000 000 bytes together, the last calls fail in the same way.
     *
     * @param calls calls of this client and this chain, each once; a call changed by {@code map} cannot be part
     * @throws InvalidRequestException if there are none, a call is given twice, or a call is not of this client and
     *     chain
     */
    public Call<BatchResult> batch(Call<?>... calls) {
        return batch(Arrays.asList(Objects.requireNonNull(calls, "calls")));
    }

    /**
     * Like {@link #batch(Call[])}.
     *
     * @param calls calls of this client and this chain, each once
     * @return one request for all of them
     * @throws InvalidRequestException if there are none, a call is given twice, or a call is not of this client and
     *     chain
     */
    public Call<BatchResult> batch(List<? extends Call<?>> calls) {
        return channel.batch(Require.elements("calls", calls));
    }

    private static <T> Decoder<T> decoder(Class<T> type) {
        return Decoder.of(Objects.requireNonNull(type, "type"));
    }
}
