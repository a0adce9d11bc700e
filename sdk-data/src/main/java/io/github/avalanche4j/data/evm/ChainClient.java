package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.Transaction;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.util.Map;
import java.util.Objects;

/**
 * One EVM chain of the data service. Methods check their arguments and send nothing; a {@link Call} or a {@link Paged}
 * does when it is run or walked. An error status ends in a subtype of {@link ApiException}: 404 for a chain that the
 * service does not index, 503 while the chain's node fails.
 */
public final class ChainClient extends TransactionMethods {
    /** A client of one chain; see {@code DataClient.chain}. */
    public ChainClient(Channel channel, String chainId) {
        super(channel, chainId);
    }

    /** {@return what the service knows of the chain} */
    public Call<EvmChain> info() {
        return channel.call(ChainEndpoints.CHAIN, null, chainId);
    }

    /** {@return the blocks that the service has indexed, newest first; pages hold at most 100} */
    public Paged<EvmBlock> blocks() {
        return channel.list(ChainEndpoints.BLOCKS, null, chainId);
    }

    /**
     * {@return a block; one that the service does not know is an {@link ApiException.NotFound}}
     *
     * @param number its number, 0 or more
     * @throws InvalidRequestException if the number is negative
     */
    public Call<EvmBlock> block(long number) {
        return channel.call(ChainEndpoints.BLOCK, null, chainId, Require.atLeast(0, "blockId", number));
    }

    /** {@return a block; one that the service does not know is an {@link ApiException.NotFound}} */
    public Call<EvmBlock> block(EvmHash hash) {
        return channel.call(ChainEndpoints.BLOCK, null, chainId, RequestChecks.evmHash("blockId", hash));
    }

    /**
     * {@return the transactions of a block} Pages hold at most 100.
     *
     * @param number the block's number, 0 or more
     * @throws InvalidRequestException if the number is negative
     */
    public Paged<NativeTransaction> blockTransactions(long number) {
        return channel.list(ChainEndpoints.BLOCK_TRANSACTIONS, null, chainId, Require.atLeast(0, "blockId", number));
    }

    /**
     * {@return the transactions of a block} Pages hold at most 100.
     *
     * @param hash the block's hash
     */
    public Paged<NativeTransaction> blockTransactions(EvmHash hash) {
        return channel.list(ChainEndpoints.BLOCK_TRANSACTIONS, null, chainId, RequestChecks.evmHash("blockId", hash));
    }

    /** {@return the transactions that the service has indexed, newest first; pages hold at most 100} */
    public Paged<NativeTransaction> latestTransactions() {
        return channel.list(ChainEndpoints.LATEST_TRANSACTIONS, null, chainId);
    }

    /**
     * As {@link #latestTransactions()}, only those that ended in one way.
     *
     * @param status how they ended
     */
    public Paged<NativeTransaction> latestTransactions(TransactionStatus status) {
        Map<String, TransactionStatus> query = Map.of("status", Objects.requireNonNull(status, "status"));
        return channel.list(ChainEndpoints.LATEST_TRANSACTIONS, query, chainId);
    }

    /**
     * {@return everything about one transaction; one that the service does not know is an
     * {@link ApiException.NotFound}}
     */
    public Call<Transaction> transaction(EvmHash txHash) {
        return channel.call(ChainEndpoints.TRANSACTION, null, chainId, RequestChecks.evmHash("txHash", txHash));
    }

    /** {@return the chain} */
    @Override
    public String toString() {
        return "ChainClient[" + chainId + "]";
    }
}
