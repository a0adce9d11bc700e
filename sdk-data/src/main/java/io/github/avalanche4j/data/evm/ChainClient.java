package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.EvmAddress;
import io.github.avalanche4j.core.EvmHash;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.codec.Require;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.BlockRange;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc1155Balance;
import io.github.avalanche4j.data.token.Erc1155Filter;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.AddressTransactionFilter;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import io.github.avalanche4j.data.transaction.Transaction;
import java.util.Map;
import java.util.function.Consumer;

/**
 * One EVM chain of the data service. Methods check their arguments and send nothing; a {@link Call} or a {@link Paged} does
 * when it is run or walked. An error status ends in a subtype of {@link ApiException}: 404 for a chain that the service
 * does not index, 503 while the chain's node fails.
 */
public final class ChainClient {
    private final RestChannel channel;
    private final String chainId;

    /**
     * A client of one chain; see {@code DataClient.chain}.
     *
     * @param channel what carries its calls
     * @param chainId the chain
     */
    public ChainClient(Channel channel, String chainId) {
        this.channel = RestChannel.of(channel);
        this.chainId = Require.pathPart("chainId", chainId);
    }

    /**
     * {@return the transactions that an address took part in, newest first} Their lists of transfers hold only what the
     * address gave or received; {@link #transaction} gives the whole of one.
     *
     * @param address a wallet or a contract
     */
    public Paged<AddressTransaction> transactions(EvmAddress address) {
        return transactions(address, filter -> {});
    }

    /**
     * As {@link #transactions(EvmAddress)}, for a range of blocks or in another order. Pages hold at most 100 transactions.
     *
     * @param address a wallet or a contract
     * @param filter sets what is wanted
     * @return the transactions
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<AddressTransaction> transactions(
            EvmAddress address, Consumer<? super AddressTransactionFilter.Builder> filter) {
        return channel.list(
                EvmEndpoints.ADDRESS_TRANSACTIONS, AddressTransactionFilter.of(filter), chainId, address(address));
    }

    /**
     * {@return the movements of fungible tokens that an address gave or received, newest first}
     *
     * @param address a wallet or a contract
     */
    public Paged<Erc20TransferRecord> erc20Transfers(EvmAddress address) {
        return erc20Transfers(address, range -> {});
    }

    /**
     * As {@link #erc20Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100 transfers.
     *
     * @param address a wallet or a contract
     * @param blocks sets the range
     * @return the transfers
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<Erc20TransferRecord> erc20Transfers(EvmAddress address, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(EvmEndpoints.ERC20_TRANSFERS, BlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the ERC-721 collectibles that an address owns now; each page has the native balance too} Pages hold at most
     * 500.
     *
     * @param address a wallet or a contract
     */
    public SummaryPaged<Erc721Balance, BalanceSummary> erc721Balances(EvmAddress address) {
        return channel.list(EvmEndpoints.ERC721_BALANCES, null, chainId, address(address));
    }

    /**
     * As {@link #erc721Balances(EvmAddress)}, of one contract.
     *
     * @param address a wallet or a contract
     * @param contract the collection
     * @return the collectibles
     */
    public SummaryPaged<Erc721Balance, BalanceSummary> erc721Balances(EvmAddress address, EvmAddress contract) {
        Map<String, EvmAddress> query =
                Map.of("contractAddress", RequestChecks.evmAddress("contractAddress", contract));
        return channel.list(EvmEndpoints.ERC721_BALANCES, query, chainId, address(address));
    }

    /**
     * {@return the ERC-1155 collectibles that an address owns now; each page has the native balance too}
     *
     * @param address a wallet or a contract
     */
    public SummaryPaged<Erc1155Balance, BalanceSummary> erc1155Balances(EvmAddress address) {
        return erc1155Balances(address, filter -> {});
    }

    /**
     * As {@link #erc1155Balances(EvmAddress)}, of one contract or as of an earlier block. Pages hold at most 500.
     *
     * @param address a wallet or a contract
     * @param filter sets what is wanted
     * @return the collectibles
     * @throws InvalidRequestException if the block number is negative
     */
    public SummaryPaged<Erc1155Balance, BalanceSummary> erc1155Balances(
            EvmAddress address, Consumer<? super Erc1155Filter.Builder> filter) {
        return channel.list(EvmEndpoints.ERC1155_BALANCES, Erc1155Filter.of(filter), chainId, address(address));
    }

    /** {@return the blocks that the service has indexed, newest first; pages hold at most 100} */
    public Paged<EvmBlock> blocks() {
        return channel.list(EvmEndpoints.BLOCKS, null, chainId);
    }

    /**
     * {@return everything about one transaction; one that the service does not know is an {@link ApiException.NotFound}}
     *
     * @param txHash the transaction's hash
     */
    public Call<Transaction> transaction(EvmHash txHash) {
        return channel.call(EvmEndpoints.TRANSACTION, null, chainId, RequestChecks.evmHash("txHash", txHash));
    }

    private static EvmAddress address(EvmAddress address) {
        return RequestChecks.evmAddress("address", address);
    }

    /** {@return the chain} */
    @Override
    public String toString() {
        return "ChainClient[" + chainId + "]";
    }
}
