package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.data.contract.Contract;
import io.github.avalanche4j.data.internal.access.DataClients;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc1155Balance;
import io.github.avalanche4j.data.token.Erc20Balance;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.token.NativeTokenBalance;
import io.github.avalanche4j.data.token.Nft;
import io.github.avalanche4j.data.token.NftBalance;
import io.github.avalanche4j.data.token.NftMetadata;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc1155TransferRecord;
import io.github.avalanche4j.data.transaction.Erc20TransferRecord;
import io.github.avalanche4j.data.transaction.Erc721TransferRecord;
import io.github.avalanche4j.data.transaction.InternalTransactionRecord;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.TokenTransferDetails;
import io.github.avalanche4j.data.transaction.Transaction;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * One EVM chain of the data service. Methods check their arguments and send nothing; a {@link Call} sends its request
 * when it is run, a {@link Paged} when it is iterated. A response with an error status fails with a subtype of {@link
 * ApiException}: 404 for a chain that the service does not index, 503 while the chain's node fails.
 *
 * <p>An address may be a wallet's or a contract's. An argument that is malformed or outside its documented range is
 * refused with an {@link InvalidRequestException}.
 */
public final class ChainClient {
    private final RestChannel channel;
    private final String chainId;

    static {
        DataClients.CHAIN.set(ChainClient::new);
    }

    ChainClient(RestChannel channel, String chainId) {
        this.channel = channel;
        this.chainId = Require.pathPart("chainId", chainId);
    }

    /** {@return the service's information about the chain} */
    public Call<EvmChain> info() {
        return channel.call(ChainEndpoints.CHAIN, null, chainId);
    }

    /** {@return the blocks that the service has indexed, newest first; pages hold at most 100} */
    public Paged<EvmBlockDetails> blocks() {
        return channel.list(ChainEndpoints.BLOCKS, null, chainId);
    }

    /**
     * {@return a block by its number, 0 or more; the call fails with an {@link ApiException.NotFound} if the service
     * does not know it}
     */
    public Call<EvmBlockDetails> block(long number) {
        return channel.call(ChainEndpoints.BLOCK, null, chainId, Require.atLeast(0, "blockId", number));
    }

    /** {@return a block; the call fails with an {@link ApiException.NotFound} if the service does not know it} */
    public Call<EvmBlockDetails> block(EvmHash hash) {
        return channel.call(ChainEndpoints.BLOCK, null, chainId, WellFormed.require("blockId", hash));
    }

    /** {@return the transactions of a block, by its number, 0 or more; pages hold at most 100} */
    public Paged<NativeTransaction> blockTransactions(long number) {
        return channel.list(ChainEndpoints.BLOCK_TRANSACTIONS, null, chainId, Require.atLeast(0, "blockId", number));
    }

    /** {@return the transactions of a block, by its hash; pages hold at most 100} */
    public Paged<NativeTransaction> blockTransactions(EvmHash hash) {
        return channel.list(ChainEndpoints.BLOCK_TRANSACTIONS, null, chainId, WellFormed.require("blockId", hash));
    }

    /** {@return the transactions that the service has indexed, newest first; pages hold at most 100} */
    public Paged<NativeTransaction> latestTransactions() {
        return channel.list(ChainEndpoints.LATEST_TRANSACTIONS, null, chainId);
    }

    /** As {@link #latestTransactions()}, with one status only. */
    public Paged<NativeTransaction> latestTransactions(TransactionStatus status) {
        Map<String, TransactionStatus> query = Map.of("status", Objects.requireNonNull(status, "status"));
        return channel.list(ChainEndpoints.LATEST_TRANSACTIONS, query, chainId);
    }

    /**
     * {@return everything about one transaction; one that the service does not know is an
     * {@link ApiException.NotFound}}
     */
    public Call<Transaction> transaction(EvmHash txHash) {
        return channel.call(ChainEndpoints.TRANSACTION, null, chainId, WellFormed.require("txHash", txHash));
    }

    /** {@return the chain} */
    @Override
    public String toString() {
        return "ChainClient[" + chainId + "]";
    }

    /**
     * {@return the transactions that an address took part in, newest first} Their lists of transfers hold only those
     * from or to the address; {@link ChainClient#transaction} returns all transfers of a transaction.
     */
    public Paged<AddressTransaction> transactions(EvmAddress address) {
        return transactions(address, filter -> {});
    }

    /**
     * As {@link #transactions(EvmAddress)}, for a range of blocks or in another order. Pages hold at most 100
     * transactions.
     */
    public Paged<AddressTransaction> transactions(
            EvmAddress address, Consumer<? super AddressTransactionFilter> filter) {
        return channel.list(
                ChainEndpoints.ADDRESS_TRANSACTIONS,
                GeneratedAddressTransactionFilter.of(filter),
                chainId,
                address(address));
    }

    /**
     * As {@link #transactions(EvmAddress)}, from the second version of the endpoint: on the C-Chain it includes the
     * reputation of fungible tokens.
     */
    public Paged<AddressTransaction> transactionsV2(EvmAddress address) {
        return transactionsV2(address, filter -> {});
    }

    /**
     * As {@link #transactionsV2(EvmAddress)}, for a range of blocks, in another order, or without transfers of tokens
     * that the service considers spam. Pages hold at most 100 transactions.
     */
    public Paged<AddressTransaction> transactionsV2(
            EvmAddress address, Consumer<? super AddressTransactionV2Filter> filter) {
        return channel.list(
                ChainEndpoints.ADDRESS_TRANSACTIONS_V2,
                GeneratedAddressTransactionV2Filter.of(filter),
                chainId,
                address(address));
    }

    /** {@return the transactions that an address sent or received, without their token transfers, newest first} */
    public Paged<NativeTransaction> nativeTransactions(EvmAddress address) {
        return nativeTransactions(address, blocks -> {});
    }

    /** As {@link #nativeTransactions(EvmAddress)}, for a range of blocks. Pages hold at most 100. */
    public Paged<NativeTransaction> nativeTransactions(EvmAddress address, Consumer<? super BlockRange> blocks) {
        return channel.list(
                ChainEndpoints.NATIVE_TRANSACTIONS, GeneratedBlockRange.of(blocks), chainId, address(address));
    }

    /** {@return the transfers of fungible tokens from or to an address, newest first} */
    public Paged<Erc20TransferRecord> erc20Transfers(EvmAddress address) {
        return erc20Transfers(address, blocks -> {});
    }

    /** As {@link #erc20Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100. */
    public Paged<Erc20TransferRecord> erc20Transfers(EvmAddress address, Consumer<? super BlockRange> blocks) {
        return channel.list(ChainEndpoints.ERC20_TRANSFERS, GeneratedBlockRange.of(blocks), chainId, address(address));
    }

    /** {@return the transfers of ERC-721 collectibles from or to an address, newest first} */
    public Paged<Erc721TransferRecord> erc721Transfers(EvmAddress address) {
        return erc721Transfers(address, blocks -> {});
    }

    /** As {@link #erc721Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100. */
    public Paged<Erc721TransferRecord> erc721Transfers(EvmAddress address, Consumer<? super BlockRange> blocks) {
        return channel.list(ChainEndpoints.ERC721_TRANSFERS, GeneratedBlockRange.of(blocks), chainId, address(address));
    }

    /** {@return the transfers of ERC-1155 collectibles from or to an address, newest first} */
    public Paged<Erc1155TransferRecord> erc1155Transfers(EvmAddress address) {
        return erc1155Transfers(address, blocks -> {});
    }

    /** As {@link #erc1155Transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100. */
    public Paged<Erc1155TransferRecord> erc1155Transfers(EvmAddress address, Consumer<? super BlockRange> blocks) {
        return channel.list(
                ChainEndpoints.ERC1155_TRANSFERS, GeneratedBlockRange.of(blocks), chainId, address(address));
    }

    /**
     * {@return the internal transactions of an address, newest first}
     * Only calls that transfer value or create a contract are listed.
     */
    public Paged<InternalTransactionRecord> internalTransactions(EvmAddress address) {
        return internalTransactions(address, blocks -> {});
    }

    /** As {@link #internalTransactions(EvmAddress)}, for a range of blocks. Pages hold at most 100. */
    public Paged<InternalTransactionRecord> internalTransactions(
            EvmAddress address, Consumer<? super BlockRange> blocks) {
        return channel.list(
                ChainEndpoints.INTERNAL_TRANSACTIONS, GeneratedBlockRange.of(blocks), chainId, address(address));
    }

    /** {@return the transfers of a token of any standard, by its contract, newest first} */
    public Paged<TokenTransferDetails> transfers(EvmAddress token) {
        return transfers(token, blocks -> {});
    }

    /** As {@link #transfers(EvmAddress)}, for a range of blocks. Pages hold at most 100. */
    public Paged<TokenTransferDetails> transfers(EvmAddress token, Consumer<? super BlockRange> blocks) {
        return channel.list(
                ChainEndpoints.TRANSFERS, GeneratedBlockRange.of(blocks), chainId, WellFormed.require("token", token));
    }

    static EvmAddress address(EvmAddress address) {
        return WellFormed.require("address", address);
    }

    private static Map<String, EvmAddress> ofContract(EvmAddress contract) {
        return Map.of("contractAddress", WellFormed.require("contractAddress", contract));
    }

    private static BigInteger tokenId(BigInteger tokenId) {
        Objects.requireNonNull(tokenId, "tokenId");
        if (tokenId.signum() < 0 || tokenId.bitLength() > 256) {
            throw new InvalidRequestException("tokenId", tokenId.toString(), "from 0 to 2^256 - 1");
        }
        return tokenId;
    }

    /** {@return the native token balance of an address now, with its value in US dollars if a price is known} */
    public Call<NativeTokenBalance> nativeBalance(EvmAddress address) {
        return nativeBalance(address, filter -> {});
    }

    /** As {@link #nativeBalance(EvmAddress)}, as of an earlier block or valued in another currency. */
    public Call<NativeTokenBalance> nativeBalance(EvmAddress address, Consumer<? super NativeBalanceFilter> filter) {
        return channel.call(
                ChainEndpoints.NATIVE_BALANCE, GeneratedNativeBalanceFilter.of(filter), chainId, address(address));
    }

    /**
     * {@return the balances of fungible tokens that an address has now, without those that the service considers spam;
     * each page has the native balance too}
     */
    public SummaryPaged<Erc20Balance, BalanceSummary> erc20Balances(EvmAddress address) {
        return erc20Balances(address, filter -> {});
    }

    /**
     * As {@link #erc20Balances(EvmAddress)}, of some tokens, as of an earlier block, with spam, or valued in another
     * currency. Pages hold at most 500.
     */
    public SummaryPaged<Erc20Balance, BalanceSummary> erc20Balances(
            EvmAddress address, Consumer<? super Erc20BalanceFilter> filter) {
        return channel.list(
                ChainEndpoints.ERC20_BALANCES, GeneratedErc20BalanceFilter.of(filter), chainId, address(address));
    }

    /**
     * {@return the ERC-721 collectibles that an address owns now} Pages hold at most 500; each has the native balance
     * too.
     */
    public SummaryPaged<Erc721Balance, BalanceSummary> erc721Balances(EvmAddress address) {
        return channel.list(ChainEndpoints.ERC721_BALANCES, null, chainId, address(address));
    }

    /** As {@link #erc721Balances(EvmAddress)}, of one contract. */
    public SummaryPaged<Erc721Balance, BalanceSummary> erc721Balances(EvmAddress address, EvmAddress contract) {
        return channel.list(ChainEndpoints.ERC721_BALANCES, ofContract(contract), chainId, address(address));
    }

    /** {@return the ERC-1155 collectibles that an address owns now; each page has the native balance too} */
    public SummaryPaged<Erc1155Balance, BalanceSummary> erc1155Balances(EvmAddress address) {
        return erc1155Balances(address, filter -> {});
    }

    /** As {@link #erc1155Balances(EvmAddress)}, of one contract or as of an earlier block. Pages hold at most 500. */
    public SummaryPaged<Erc1155Balance, BalanceSummary> erc1155Balances(
            EvmAddress address, Consumer<? super Erc1155Filter> filter) {
        return channel.list(
                ChainEndpoints.ERC1155_BALANCES, GeneratedErc1155Filter.of(filter), chainId, address(address));
    }

    /** {@return the collectibles of both standards that an address owns now} Pages hold at most 500. */
    public Paged<NftBalance> collectibleBalances(EvmAddress address) {
        return channel.list(ChainEndpoints.COLLECTIBLE_BALANCES, null, chainId, address(address));
    }

    /** As {@link #collectibleBalances(EvmAddress)}, of one contract. */
    public Paged<NftBalance> collectibleBalances(EvmAddress address, EvmAddress contract) {
        return channel.list(ChainEndpoints.COLLECTIBLE_BALANCES, ofContract(contract), chainId, address(address));
    }

    /** {@return the collectibles of a collection} Pages hold at most 100. */
    public Paged<Nft> nfts(EvmAddress collection) {
        return channel.list(ChainEndpoints.NFTS, null, chainId, WellFormed.require("collection", collection));
    }

    /**
     * {@return a collectible by its token id, from 0 to 2^256 − 1; the call fails with an {@link ApiException.NotFound} if
     * the service does not know it}
     */
    public Call<Nft> nft(EvmAddress collection, BigInteger tokenId) {
        return channel.call(
                ChainEndpoints.NFT, null, chainId, WellFormed.require("collection", collection), tokenId(tokenId));
    }

    /**
     * {@return a call that requests the service to reload a collectible's metadata} The service does so at most once an
     * hour for each collectible, some time after the call has ended; {@link NftMetadata#metadataLastUpdatedTimestamp}
     * says when.
     */
    public Call<Done> reindexNft(EvmAddress collection, BigInteger tokenId) {
        return channel.call(
                ChainEndpoints.REINDEX_NFT,
                null,
                chainId,
                WellFormed.require("collection", collection),
                tokenId(tokenId));
    }

    /** {@return the service's information about the contract at an address} */
    public Call<Contract> contract(EvmAddress address) {
        return channel.call(ChainEndpoints.CONTRACT, null, chainId, address(address));
    }

    /**
     * {@return the transaction that deployed a contract, with prices in US dollars; the call fails with an {@link
     * ApiException.NotFound} if the address is not a contract}
     */
    public Call<Transaction> deployment(EvmAddress contract) {
        return channel.call(ChainEndpoints.DEPLOYMENT, null, chainId, WellFormed.require("contract", contract));
    }

    /**
     * As {@link #deployment(EvmAddress)}, with prices in another currency, a listed or an {@linkplain
     * CurrencyCode#unlisted unlisted} one.
     */
    public Call<Transaction> deployment(EvmAddress contract, CurrencyCode currency) {
        Map<String, CurrencyCode> query = Map.of("currency", Objects.requireNonNull(currency, "currency"));
        return channel.call(ChainEndpoints.DEPLOYMENT, query, chainId, WellFormed.require("contract", contract));
    }

    /** {@return the contracts that a wallet has deployed; pages hold at most 100} */
    public Paged<Contract> deployments(EvmAddress deployer) {
        return channel.list(ChainEndpoints.DEPLOYMENTS, null, chainId, WellFormed.require("deployer", deployer));
    }
}
