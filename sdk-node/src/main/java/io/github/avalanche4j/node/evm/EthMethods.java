package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.eth.FeeHistory;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** Ethereum's own methods, which every EVM chain serves. */
abstract sealed class EthMethods permits FollowMethods {
    final RpcChannel channel;
    final ChainHead head;

    EthMethods(RpcChannel channel, ChainHead head) {
        this.channel = channel;
        this.head = head;
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
     * Absent for an unknown hash and for a number above the chain's head, on every kind of chain.
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
     * block, including a number above the chain's head.
     */
    public Call<Optional<List<EvmReceipt>>> getBlockReceipts(BlockRef block) {
        return channel.call(
                EthEndpoints.GET_BLOCK_RECEIPTS,
                List.of(Objects.requireNonNull(block, "block").ofBlock()));
    }

    /**
     * {@return the logs of one block that match, in order; {@code eth_getLogs}} An unknown hash fails with a {@link
     * JsonRpcException}, and so does a number above the last executed block, see {@link #getLogs(BlockRef, BlockRef,
     * Consumer)}.
     */
    public Call<List<EvmLog>> getLogs(BlockRef block, Consumer<? super LogFilter.Builder> filter) {
        return executed(block, channel.call(EthEndpoints.GET_LOGS, EthParams.logs(block, LogFilter.of(filter))));
    }

    /**
     * {@return the logs of a range of blocks that match, in order; {@code eth_getLogs}} More blocks than the node's
     * {@code api-max-blocks-per-request} allows (public servers: 2 048) fail with a {@link JsonRpcException} with
     * reason {@code RANGE_TOO_LARGE}; {@link #logs} takes any range.
     *
     * <p>A number above the last executed block fails with a {@link JsonRpcException} with reason {@code ABOVE_HEAD}. A
     * C-Chain since Helicon returns the logs that exist so far and does not report the missing blocks. Therefore a call
     * whose last block is a number is a batch: it also asks the same node for its last executed block, and cannot be
     * part of another batch.
     *
     * @param from the first block, by number or tag
     * @param to the last block, by number or tag
     * @throws InvalidRequestException if one of the blocks is given by its hash, or the last is a number below the
     *     first
     */
    public Call<List<EvmLog>> getLogs(BlockRef from, BlockRef to, Consumer<? super LogFilter.Builder> filter) {
        return executed(to, channel.call(EthEndpoints.GET_LOGS, EthParams.logs(from, to, LogFilter.of(filter))));
    }

    private Call<List<EvmLog>> executed(BlockRef last, Call<List<EvmLog>> logs) {
        if (!last.isNumber()) {
            return logs;
        }
        Call<UInt64> head = blockNumber();
        return channel.batch(List.of(head, logs)).map(batch -> {
            List<EvmLog> found = batch.get(logs);
            ChainRange.requireExecuted(EthEndpoints.GET_LOGS.id(), last.asNumber(), batch.get(head));
            return found;
        });
    }

    /**
     * {@return the logs of a range of blocks that match, fetched while the list is iterated} Requests begin with 64
     * blocks, double while responses stay below 8 MiB, and halve when the node refuses a range or cuts a response off,
     * so the range can be as long as the chain. {@linkplain Paged#pageSize The page size} is a number of blocks here,
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
    public Paged<EvmLog> logs(long fromBlock, long toBlock, Consumer<? super LogFilter.Builder> filter) {
        Require.atLeast(0, "fromBlock", fromBlock);
        long to = Require.atLeast(fromBlock, "toBlock", toBlock);
        LogSource source = new LogSource(channel, head, LogFilter.of(filter), to, null, null);
        return new PagedList<>(source, source.at(fromBlock));
    }

    /**
     * {@return an account's balance, in wei; {@code eth_getBalance}} If the node no longer has the state of the block,
     * the call fails with a {@link JsonRpcException} with reason {@code PRUNED}. This applies to all methods that read
     * state.
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
    public Call<Bytes> call(Consumer<? super CallRequest.Builder> message, BlockRef block) {
        return channel.call(EthEndpoints.CALL, EthParams.message(CallRequest.of(message), block));
    }

    /**
     * {@return the minimum gas limit with which a message succeeds, up to 1.5 % too high; {@code eth_estimateGas}} A
     * message that would be reverted fails with a {@link JsonRpcException} with reason {@code REVERTED}.
     *
     * @param message the message
     * @param block the block after which the state is read
     * @throws InvalidRequestException if the message has both a gas price and a fee cap
     */
    public Call<UInt64> estimateGas(Consumer<? super CallRequest.Builder> message, BlockRef block) {
        return channel.call(EthEndpoints.ESTIMATE_GAS, EthParams.message(CallRequest.of(message), block));
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
     * {@return the fees of a range of blocks; {@code eth_feeHistory}} Nodes look back a few thousand blocks at most,
     * and return fewer blocks than requested if the range goes farther back.
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
     * accepted once it has a receipt, see {@code node.await().accepted(chain, hash)}.
     *
     * <p>The request is never resent once the node may have acted on it. If the node refuses the transaction, the call
     * fails with a {@link JsonRpcException} with reason {@code ALREADY_KNOWN} (the node has it), {@code NONCE_TOO_LOW}
     * (it, or another with its nonce, was accepted), {@code INSUFFICIENT_FUNDS}, {@code UNDERPRICED}, {@code
     * INVALID_PARAMS}. After a lost response, the same bytes can be sent again safely.
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
}
