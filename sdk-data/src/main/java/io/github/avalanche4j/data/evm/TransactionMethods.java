package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.BlockRange;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.AddressTransactionFilter;
import io.github.avalanche4j.data.transaction.AddressTransactionV2Filter;
import io.github.avalanche4j.data.transaction.Erc1155TransferRecord;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import io.github.avalanche4j.data.transaction.Erc721TransferRecord;
import io.github.avalanche4j.data.transaction.InternalTransactionRecord;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.TokenTransfer;
import java.util.function.Consumer;

/** The methods about transactions and transfers of addresses. */
abstract sealed class TransactionMethods extends TokenMethods permits ChainClient {
    TransactionMethods(Channel channel, String chainId) {
        super(channel, chainId);
    }

    /**
     * {@return the transactions that an address took part in, newest first} Their lists of transfers hold only what the
     * address gave or received; {@link ChainClient#transaction} gives the whole of one.
     *
     * @param address a wallet or a contract
     */
    public Paged<AddressTransaction> transactions(EvmAddress address) {
        return transactions(address, filter -> {});
    }

    /**
     * As {@link #transactions(EvmAddress)}, for a range of blocks or in another order. Pages hold at most 100
     * transactions.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<AddressTransaction> transactions(
            EvmAddress address, Consumer<? super AddressTransactionFilter.Builder> filter) {
        return channel.list(
                TransactionEndpoints.ADDRESS_TRANSACTIONS,
                AddressTransactionFilter.of(filter),
                chainId,
                address(address));
    }

    /**
     * As {@link #transactions(EvmAddress)}, from the second version of the endpoint: on the C-Chain it gives the
     * reputation of fungible tokens.
     *
     * @param address a wallet or a contract
     */
    public Paged<AddressTransaction> transactionsV2(EvmAddress address) {
        return transactionsV2(address, filter -> {});
    }

    /**
     * As {@link #transactionsV2(EvmAddress)}, for a range of blocks, in another order, or without movements of tokens
     * that the service takes for spam. Pages hold at most 100 transactions.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<AddressTransaction> transactionsV2(
            EvmAddress address, Consumer<? super AddressTransactionV2Filter.Builder> filter) {
        return channel.list(
                TransactionEndpoints.ADDRESS_TRANSACTIONS_V2,
                AddressTransactionV2Filter.of(filter),
                chainId,
                address(address));
    }

    /**
     * {@return the transactions that an address sent or received, without what they moved beside the native token,
     * newest first}
     *
     * @param address a wallet or a contract
     */
    public Paged<NativeTransaction> nativeTransactions(EvmAddress address) {
        return nativeTransactions(address, blocks -> {});
    }

    /**
     * As {@link #nativeTransactions(EvmAddress)}, for a range of blocks. Pages hold at most 100.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<NativeTransaction> nativeTransactions(
            EvmAddress address, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(TransactionEndpoints.NATIVE_TRANSACTIONS, BlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the movements of fungible tokens that an address gave or received, newest first}
     *
     * @param address a wallet or a contract
     */
    public Paged<Erc20TransferRecord> erc20Transfers(EvmAddress address) {
        return erc20Transfers(address, blocks -> {});
    }

    /**
     * As {@link #erc20Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<Erc20TransferRecord> erc20Transfers(EvmAddress address, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(TransactionEndpoints.ERC20_TRANSFERS, BlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the movements of ERC-721 collectibles that an address gave or received, newest first}
     *
     * @param address a wallet or a contract
     */
    public Paged<Erc721TransferRecord> erc721Transfers(EvmAddress address) {
        return erc721Transfers(address, blocks -> {});
    }

    /**
     * As {@link #erc721Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<Erc721TransferRecord> erc721Transfers(
            EvmAddress address, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(TransactionEndpoints.ERC721_TRANSFERS, BlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the movements of ERC-1155 collectibles that an address gave or received, newest first}
     *
     * @param address a wallet or a contract
     */
    public Paged<Erc1155TransferRecord> erc1155Transfers(EvmAddress address) {
        return erc1155Transfers(address, blocks -> {});
    }

    /**
     * As {@link #erc1155Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<Erc1155TransferRecord> erc1155Transfers(
            EvmAddress address, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(TransactionEndpoints.ERC1155_TRANSFERS, BlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the calls from contract to contract that an address took part in, those alone that move something or
     * create a contract, newest first}
     *
     * @param address a wallet or a contract
     */
    public Paged<InternalTransactionRecord> internalTransactions(EvmAddress address) {
        return internalTransactions(address, blocks -> {});
    }

    /**
     * As {@link #internalTransactions(EvmAddress)}, for a range of blocks. Pages hold at most 100.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<InternalTransactionRecord> internalTransactions(
            EvmAddress address, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(
                TransactionEndpoints.INTERNAL_TRANSACTIONS, BlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the movements of one token, of whichever standard, newest first}
     *
     * @param token the token's contract
     */
    public Paged<TokenTransfer> transfers(EvmAddress token) {
        return transfers(token, blocks -> {});
    }

    /**
     * As {@link #transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100.
     *
     * @param token the token's contract
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    public Paged<TokenTransfer> transfers(EvmAddress token, Consumer<? super BlockRange.Builder> blocks) {
        return channel.list(
                TransactionEndpoints.TRANSFERS,
                BlockRange.of(blocks),
                chainId,
                RequestChecks.evmAddress("token", token));
    }
}
