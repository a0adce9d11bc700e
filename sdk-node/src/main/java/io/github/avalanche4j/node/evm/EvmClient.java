package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.jsonrpc.RpcParams;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import io.github.avalanche4j.core.internal.paging.range.TailList;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmAccessList;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.eth.FeeHistory;
import io.github.avalanche4j.node.eth.PriceOptions;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

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
 * <p>A chain of which you have only a URL, such as a provider's with a key, has a client of its own, which you close.
 * The URL's path and query may hold a key, so they are shown nowhere.
 *
 * <pre>{@code
 * try (EvmClient chain = EvmClient.create("https://host/v3/KEY", options -> options.webSocket("wss://host/ws/KEY"))) {
 *     UInt64 head = chain.blockNumber().execute();
 * }
 * }</pre>
 *
 * <p>If the node does not serve the chain, or is still bootstrapping it, calls fail with an {@link
 * io.github.avalanche4j.core.InterfaceUnavailableException}. A method that the chain does not have, or whose namespace
 * is off, fails with a {@link JsonRpcException} with reason {@code UNKNOWN_METHOD}.
 */
public final class EvmClient implements AutoCloseable {
    private final RpcChannel channel;
    private final ChainHead head;
    private final boolean wakesUp;
    private final @Nullable Transport own; // null if this is a client of a node's chain

    static {
        NodeClients.EVM.set(channel -> new EvmClient(channel, ChainHead.EXECUTED, true, null));
    }

    private EvmClient(RpcChannel channel, ChainHead head, boolean wakesUp, @Nullable Transport own) {
        this.channel = channel;
        this.head = head;
        this.wakesUp = wakesUp;
        this.own = own;
    }

    /**
     * {@return a client of the chain at a URL, with the default options; nothing is sent yet}
     *
     * @param url such as {@code https://host/v3/KEY} or {@code http://127.0.0.1:9650/ext/bc/C/rpc}; each request goes to
     *     exactly this URL, with its query. A user and password become an {@code Authorization} header
     * @throws InvalidRequestException if it is not an http or https URL
     */
    public static EvmClient create(String url) {
        return create(url, options -> {});
    }

    /**
     * {@return a client of the chain at a URL; nothing is sent yet}
     *
     * @param url as in {@link #create(String)}
     * @param options sets options that differ from the defaults
     * @throws InvalidRequestException if the URL is refused as in {@link #create(String)}, or an option is out of range
     */
    public static EvmClient create(String url, Consumer<? super EvmOptions> options) {
        Objects.requireNonNull(url, "url");
        Objects.requireNonNull(options, "options");
        EvmOptions chosen = new EvmOptions();
        options.accept(chosen);
        Transport own = new Transport(chosen.address(url), ClientSettings.of(chosen), new EndpointErrors());
        return new EvmClient(new RpcChannel(own), ChainHead.EXECUTED, true, own);
    }

    /**
     * {@return this client, with another head at which lists and tails of blocks and logs end} The default is the last
     * executed block. {@link ChainHead#ACCEPTED} applies to blocks without receipts: receipts and logs are never read
     * from a block that is not executed.
     */
    public EvmClient head(ChainHead head) {
        return new EvmClient(channel, Objects.requireNonNull(head, "head"), wakesUp, own);
    }

    /**
     * {@return this client, with WebSockets for tails switched on or off} They are on by default: where a node's chain
     * serves {@code /ws}, or the options of a chain's URL name {@linkplain EvmOptions#webSocket its WebSocket}, a
     * waiting tail subscribes to new heads and requests data as soon as there is one. Data always comes from calls, so a
     * lost or refused connection only costs time: the tail polls at its interval and reconnects later. The connection uses the client's headers and proxy, and is closed when no tail waits or the client is
     * closed.
     */
    public EvmClient wakeUp(boolean wakesUp) {
        return new EvmClient(channel, head, wakesUp, own);
    }

    /** {@return the number of the last executed block, see {@link BlockRef}; {@code eth_blockNumber}} */
    public Call<UInt64> blockNumber() {
        return channel.call(EthEndpoints.BLOCK_NUMBER, List.of());
    }

    /** {@return the chain id, which is part of every signature since EIP-155; {@code eth_chainId}} */
    public Call<BigInteger> chainId() {
        return channel.call(EthEndpoints.CHAIN_ID, List.of());
    }

    /**
     * {@return a block with the hashes of its transactions; {@code eth_getBlockByNumber} or {@code eth_getBlockByHash}}
     * Absent for an unknown hash and for a number above the chain's head, on every kind of chain. A C-Chain since Helicon
     * has accepted blocks above {@link BlockRef#LATEST}, and returns them by number and hash.
     */
    public Call<Optional<EvmBlock>> getBlock(BlockRef block) {
        return Objects.requireNonNull(block, "block").isHash()
                ? channel.call(EthEndpoints.GET_BLOCK_BY_HASH, List.of(block, false))
                : channel.call(EthEndpoints.GET_BLOCK_BY_NUMBER, List.of(block.ofBlock(), false));
    }

    /**
     * {@return a block with its transactions; {@code eth_getBlockByNumber} or {@code eth_getBlockByHash}, see
     * {@link #getBlock}}
     */
    public Call<Optional<EvmFullBlock>> getFullBlock(BlockRef block) {
        return Objects.requireNonNull(block, "block").isHash()
                ? channel.call(EthEndpoints.GET_FULL_BLOCK_BY_HASH, List.of(block, true))
                : channel.call(EthEndpoints.GET_FULL_BLOCK_BY_NUMBER, List.of(block.ofBlock(), true));
    }

    /**
     * {@return a transaction that was accepted or waits in this node's pool; {@code eth_getTransactionByHash}} Absent
     * if the node does not know it.
     *
     * @param hash the transaction's hash
     */
    public Call<Optional<EvmTransaction>> getTransactionByHash(EvmHash hash) {
        return channel.call(EthEndpoints.GET_TRANSACTION_BY_HASH, EthParams.hash(hash));
    }

    /**
     * {@return the receipt of an accepted transaction; {@code eth_getTransactionReceipt}} Absent for a transaction that
     * waits or is unknown. Accepted transactions are final.
     *
     * @param hash the transaction's hash
     */
    public Call<Optional<EvmReceipt>> getTransactionReceipt(EvmHash hash) {
        return channel.call(EthEndpoints.GET_TRANSACTION_RECEIPT, EthParams.hash(hash));
    }

    /**
     * {@return the receipts of a block's transactions, in order; {@code eth_getBlockReceipts}} Absent for an unknown
     * block, including a number above the chain's head. A C-Chain since Helicon may execute an accepted block before it
     * responds.
     */
    public Call<Optional<List<EvmReceipt>>> getBlockReceipts(BlockRef block) {
        return channel.call(
                EthEndpoints.GET_BLOCK_RECEIPTS,
                List.of(Objects.requireNonNull(block, "block").ofBlock()));
    }

    /**
     * {@return the logs of one block that match, in order; {@code eth_getLogs}} An unknown hash fails with a {@link
     * JsonRpcException}, and so does a block above the last executed one, given by its number or hash, see {@link
     * #getLogs(BlockRef, BlockRef, Consumer)}. For {@link BlockRef#PENDING} and {@link BlockRef#ACCEPTED}, these are the
     * logs of the last executed block.
     */
    public Call<List<EvmLog>> getLogs(BlockRef block, Consumer<? super LogFilter> filter) {
        return ChainRange.upTo(
                channel, block, channel.call(EthEndpoints.GET_LOGS, EthParams.logs(block, EthParams.filter(filter))));
    }

    /**
     * {@return the logs of a range of blocks that match, in order; {@code eth_getLogs}} More blocks than the node's
     * {@code api-max-blocks-per-request} allows (public servers: 2 048) fail with a {@link JsonRpcException} with
     * reason {@code RANGE_TOO_LARGE}; {@link #logs} takes any range.
     *
     * <p>A last block whose number is above the last executed block fails with a {@link JsonRpcException} with reason
     * {@code ABOVE_HEAD}. A C-Chain since Helicon returns the logs that exist so far and does not report the missing
     * blocks. Therefore a call whose last block is a number or a hash is a batch: it also asks the same node for its
     * last executed block, and cannot be part of another batch. Where a server refuses batches, these are requests of
     * their own. Up to a tag, the logs are those of the blocks that the
     * node has executed; there are none if the first block is above the tag's block. {@link BlockRef#PENDING} and {@link
     * BlockRef#ACCEPTED} are the last executed block here.
     *
     * @param from the first block, by number or tag
     * @param to the last block, by number or tag
     * @throws InvalidRequestException if one of the blocks is given by its hash, or the last is a number below the
     *     first
     */
    public Call<List<EvmLog>> getLogs(BlockRef from, BlockRef to, Consumer<? super LogFilter> filter) {
        return ChainRange.upTo(
                channel, to, channel.call(EthEndpoints.GET_LOGS, EthParams.logs(from, to, EthParams.filter(filter))));
    }

    /**
     * {@return the logs of a range of blocks that match, fetched while the list is iterated} Requests begin with 64
     * blocks, double while responses stay below 8 MiB, and shrink when the server refuses a range or cuts a response
     * off, so the range can be as long as the chain. {@linkplain Paged#pageSize The page size} is a number of blocks here,
     * at most 65 536; {@link Paged#prefetch prefetch(n)} fetches n ranges in parallel. A position is also valid with
     * another last block.
     *
     * <p>The same request asks for the node's head, and no block above it counts. Above the head the iteration fails
     * with a {@link JsonRpcException} with reason {@code ABOVE_HEAD}, and the same iterator continues when the chain
     * has grown.
     *
     * @param fromBlock the number of the first block, 0 or more
     * @param toBlock the number of the last one
     * @throws InvalidRequestException if the numbers are out of their range
     */
    public Paged<EvmLog> logs(long fromBlock, long toBlock, Consumer<? super LogFilter> filter) {
        long to = toBlock(fromBlock, toBlock);
        return list(new LogSource(channel, head, EthParams.filter(filter), to, null, null), fromBlock);
    }

    /**
     * {@return an account's balance, in wei; {@code eth_getBalance}} If the node no longer has the state of the block,
     * the call fails with a {@link JsonRpcException} with reason {@code PRUNED}; for a number above the chain's head,
     * with {@code ABOVE_HEAD}. This applies to all methods that read state.
     *
     * @param address the account
     * @param block the block after which the state is read
     */
    public Call<BigInteger> getBalance(EvmAddress address, BlockRef block) {
        return channel.call(EthEndpoints.GET_BALANCE, EthParams.at(address, block));
    }

    /**
     * {@return a contract's code, empty for an account without one; {@code eth_getCode}}
     *
     * @param block the block after which the state is read
     */
    public Call<Bytes> getCode(EvmAddress address, BlockRef block) {
        return channel.call(EthEndpoints.GET_CODE, EthParams.at(address, block));
    }

    /**
     * {@return the content of a contract's storage slot, 32 bytes, zeros where nothing is stored; {@code
     * eth_getStorageAt}}
     *
     * @param slot from 0 to 2^256 − 1
     * @param block the block after which the state is read
     * @throws InvalidRequestException if the slot is out of its range
     */
    public Call<Bytes> getStorageAt(EvmAddress address, BigInteger slot, BlockRef block) {
        return channel.call(EthEndpoints.GET_STORAGE_AT, EthParams.slot(address, slot, block));
    }

    /**
     * {@return the number of transactions that an account has made; {@code eth_getTransactionCount}} With {@link
     * BlockRef#PENDING}, transactions in the node's pool count too, so the result is the nonce of the account's next
     * transaction.
     *
     * @param address the account
     * @param block the last block that counts
     */
    public Call<UInt64> getTransactionCount(EvmAddress address, BlockRef block) {
        return channel.call(EthEndpoints.GET_TRANSACTION_COUNT, EthParams.at(address, block));
    }

    /**
     * {@return the bytes that a contract returns for a call without a transaction; {@code eth_call}} A revert fails
     * with a {@link JsonRpcException} with reason {@code REVERTED} and contains the data that the contract returned,
     * see {@link RevertReason}.
     *
     * @param message the message
     * @param block the block after which the state is read
     * @throws InvalidRequestException if the message has both a gas price and a fee cap
     */
    public Call<Bytes> ethCall(Consumer<? super CallRequest> message, BlockRef block) {
        return channel.call(EthEndpoints.CALL, EthParams.message(message, block));
    }

    /**
     * {@return the minimum gas limit with which a message succeeds, up to 1.5 % too high; {@code eth_estimateGas}} A
     * message that would be reverted fails with a {@link JsonRpcException} with reason {@code REVERTED}.
     *
     * @param message the message
     * @param block the block after which the state is read
     * @throws InvalidRequestException if the message has both a gas price and a fee cap
     */
    public Call<UInt64> estimateGas(Consumer<? super CallRequest> message, BlockRef block) {
        return channel.call(EthEndpoints.ESTIMATE_GAS, EthParams.message(message, block));
    }

    /**
     * {@return the accounts and storage slots that a message uses, and the gas that it needs with them declared; {@code
     * eth_createAccessList}} If it reverts, the result has the list and the error.
     *
     * @param message what is called
     * @param block after which block
     * @throws InvalidRequestException if the message has both a gas price and a fee cap
     */
    public Call<EvmAccessList> createAccessList(Consumer<? super CallRequest> message, BlockRef block) {
        return channel.call(EthEndpoints.CREATE_ACCESS_LIST, EthParams.message(message, block));
    }

    /** {@return the price that the node suggests for a legacy transaction, in wei per gas; {@code eth_gasPrice}} */
    public Call<BigInteger> gasPrice() {
        return channel.call(EthEndpoints.GAS_PRICE, List.of());
    }

    /** {@return the priority fee that the node suggests, in wei per gas; {@code eth_maxPriorityFeePerGas}} */
    public Call<BigInteger> maxPriorityFeePerGas() {
        return channel.call(EthEndpoints.MAX_PRIORITY_FEE_PER_GAS, List.of());
    }

    /**
     * {@return the base fee of a block built now, in wei per gas; {@code eth_baseFee}} Only Avalanche chains have this
     * method.
     */
    public Call<BigInteger> baseFee() {
        return channel.call(EthEndpoints.BASE_FEE, List.of());
    }

    /**
     * {@return what a user may be offered to pay for a transaction; {@code eth_suggestPriceOptions}} Absent where a chain
     * has no dynamic fees. Only a C-Chain has this method: any other fails with a {@link JsonRpcException} with reason
     * {@code UNKNOWN_METHOD}.
     */
    public Call<Optional<PriceOptions>> suggestPriceOptions() {
        return channel.call(EthEndpoints.SUGGEST_PRICE_OPTIONS, List.of());
    }

    /**
     * {@return the fees of a range of blocks; {@code eth_feeHistory}} Nodes look back a few thousand blocks at most,
     * and return fewer blocks than requested if the range goes farther back. A C-Chain since Helicon returns up to 2048
     * blocks, and refuses a last block more than 25000 blocks before its head with reason {@code INVALID_PARAMS}. A last
     * block above the head fails with a
     * {@link JsonRpcException} with reason {@code ABOVE_HEAD}. For {@link BlockRef#PENDING} and {@link
     * BlockRef#ACCEPTED}, the last block is the last executed one.
     *
     * @param blockCount the number of blocks, 1 or more
     * @param newest the last block, by number or tag
     * @param percentiles the percentiles of priority fees to return, weighted by gas: up to 100 ascending numbers from
     *     0 to 100; none for no priority fees
     * @throws InvalidRequestException if one of them is out of its range, or the block is given by its hash
     */
    public Call<FeeHistory> feeHistory(int blockCount, BlockRef newest, double... percentiles) {
        return channel.call(EthEndpoints.FEE_HISTORY, EthParams.feeHistory(blockCount, newest, percentiles));
    }

    /**
     * Sends a signed transaction to the node, which passes it on to the network; {@code eth_sendRawTransaction}. It is
     * accepted once it has a receipt; a client of the node waits for that, see {@code node.await().accepted(chain, hash)}.
     *
     * <p>The request is never resent once the node may have acted on it. If the node refuses the transaction, the call
     * fails with a {@link JsonRpcException} with reason {@code ALREADY_KNOWN} (the node has it), {@code NONCE_TOO_LOW}
     * (it, or another with its nonce, was accepted), {@code INSUFFICIENT_FUNDS}, {@code UNDERPRICED},
     * {@code REPLACEMENT_UNDERPRICED} or {@code INVALID_PARAMS}. After a lost response, the same bytes can be sent again
     * safely.
     *
     * @param transaction the signed transaction, as a wallet library encodes it
     * @return a call that returns the transaction's hash
     * @throws InvalidRequestException if it is empty
     */
    public Call<EvmHash> sendRawTransaction(Bytes transaction) {
        if (Objects.requireNonNull(transaction, "transaction").isEmpty()) {
            throw new InvalidRequestException("transaction", "0x", "the bytes of a signed transaction");
        }
        return channel.call(EthEndpoints.SEND_RAW_TRANSACTION, List.of(transaction));
    }

    /**
     * {@return whether the node is still fetching the chain; {@code eth_syncing}} Always false, because an Avalanche
     * node serves none of a chain's methods while it bootstraps the chain.
     */
    public Call<Boolean> syncing() {
        return channel.call(EthEndpoints.SYNCING, List.of());
    }

    /** {@return the chain's network number, which need not be its chain id; {@code net_version}} */
    public Call<UInt64> netVersion() {
        return channel.call(EthEndpoints.NET_VERSION, List.of());
    }

    /** {@return the version of the virtual machine, such as {@code v1.14.2}; {@code web3_clientVersion}} */
    public Call<String> clientVersion() {
        return channel.call(EthEndpoints.CLIENT_VERSION, List.of());
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
        return list(fullBlocks(toBlock(fromBlock, toBlock), null), fromBlock);
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
        return list(withReceipts(toBlock(fromBlock, toBlock), null), fromBlock);
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
        return tail(fullBlocks(Long.MAX_VALUE, positive(interval)), fromBlock);
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
        return tail(withReceipts(Long.MAX_VALUE, positive(interval)), fromBlock);
    }

    /**
     * {@return all logs from a block on that match, without end: after the last one, the iterator waits for more} Logs
     * are ordered by block and by index in the block. The tail checks that the first and the last block of each
     * requested range belong to one chain, as {@link #blocks} does for all blocks. Positions of {@link #logs} with the
     * same filter are valid here too.
     *
     * <pre>{@code
     * try (PagedIterator<EvmLog> walk = node.evm("C").followLogs(next, Duration.ofSeconds(1), f -> f.addAddresses(token))
     *         .maxOutage(Duration.ofMinutes(10))
     *         .iterator()) {
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
    public Tail<EvmLog> followLogs(long fromBlock, Duration interval, Consumer<? super LogFilter> filter) {
        return tail(
                new LogSource(channel, head, EthParams.filter(filter), Long.MAX_VALUE, positive(interval), newHeads()),
                fromBlock);
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
     * @deprecated by AvalancheGo; {@link #getActiveRulesAt()} lists the same contracts without their configuration
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
     * @deprecated by AvalancheGo; {@link #getActiveRulesAt(Instant)} lists the same contracts without their
     *     configuration
     */
    @Deprecated
    public Call<Map<String, PrecompileConfig>> getActivePrecompilesAt(Instant timestamp) {
        return channel.call(EvmEndpoints.GET_ACTIVE_PRECOMPILES_AT, EthParams.time(timestamp));
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
        return channel.call(EvmEndpoints.GET_ACTIVE_RULES_AT, EthParams.time(timestamp));
    }

    /**
     * {@return the client of the chain's Warp messages and their signatures; off unless the chain is configured for it}
     */
    public WarpClient warp() {
        return new WarpClient(channel);
    }

    /** {@return the client of the chain's traces; off on Subnet-EVM unless the chain is configured for it} */
    public DebugClient debug() {
        return new DebugClient(channel);
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
     *     records and beans. Quantities are texts such as {@code "0x1b4"}; a Java number is sent as a JSON number
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
     * @param calls calls of this client and this chain, each once; a call made by {@code map} or {@code then} cannot be
     *     part, nor can {@code getLogs} up to a number or a hash, which is a batch itself
     * @throws InvalidRequestException if there are none, a call is given twice, or a call is not of this client and
     *     chain
     */
    public Call<BatchResult> batch(Call<?>... calls) {
        return batch(Arrays.asList(Objects.requireNonNull(calls, "calls")));
    }

    /** {@return one request for several calls of this chain, see {@link #batch(Call[])}} */
    public Call<BatchResult> batch(List<? extends Call<?>> calls) {
        return channel.batch(Require.elements("calls", calls));
    }

    /**
     * Ends running calls and frees connections and threads of a client that was made for a URL, and of its copies with
     * another head or without wake-ups; an {@code OkHttpClient} that you passed in stays open. A call on a closed client
     * fails with an {@link IllegalStateException}. Without effect on the client of a node's chain, which is closed with
     * its node.
     */
    @Override
    public void close() {
        if (own != null) {
            own.close();
        }
    }

    /** {@return the server, and the path of a node's chain} */
    @Override
    public String toString() {
        return "EvmClient[" + channel + "]";
    }

    private static <T> Decoder<T> decoder(Class<T> type) {
        return Decoder.of(Objects.requireNonNull(type, "type"));
    }

    private BlockSource<EvmFullBlock> fullBlocks(long to, @Nullable Duration interval) {
        return new BlockSource<>(
                channel, head, to, interval, newHeads(), false, BlockWithReceipts::block, block -> block);
    }

    private BlockSource<BlockWithReceipts> withReceipts(long to, @Nullable Duration interval) {
        return new BlockSource<>(
                channel, head.executed(), to, interval, newHeads(), true, both -> both, BlockWithReceipts::block);
    }

    private @Nullable UnaryOperator<Runnable> newHeads() {
        return wakesUp ? channel.newHeads() : null;
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
