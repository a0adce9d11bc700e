package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.contract.Contract;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc1155Balance;
import io.github.avalanche4j.data.token.Erc1155Filter;
import io.github.avalanche4j.data.token.Erc20Balance;
import io.github.avalanche4j.data.token.Erc20BalanceFilter;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.token.NativeBalanceFilter;
import io.github.avalanche4j.data.token.NativeTokenBalance;
import io.github.avalanche4j.data.token.Nft;
import io.github.avalanche4j.data.token.NftBalance;
import io.github.avalanche4j.data.token.NftMetadata;
import io.github.avalanche4j.data.transaction.Transaction;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** The methods about balances, collectibles and contracts of one chain. */
abstract sealed class TokenMethods permits TransactionMethods {
    final RestChannel channel;
    final String chainId;

    TokenMethods(Channel channel, String chainId) {
        this.channel = RestChannel.of(channel);
        this.chainId = Require.pathPart("chainId", chainId);
    }

    static EvmAddress address(EvmAddress address) {
        return RequestChecks.evmAddress("address", address);
    }

    private static Map<String, EvmAddress> ofContract(EvmAddress contract) {
        return Map.of("contractAddress", RequestChecks.evmAddress("contractAddress", contract));
    }

    private static BigInteger tokenId(BigInteger tokenId) {
        Objects.requireNonNull(tokenId, "tokenId");
        if (tokenId.signum() < 0 || tokenId.bitLength() > 256) {
            throw new InvalidRequestException("tokenId", tokenId.toString(), "from 0 to 2^256 - 1");
        }
        return tokenId;
    }

    /**
     * {@return how much of the native token an address has now, valued in US dollars where a price is known}
     *
     * @param address a wallet or a contract
     */
    public Call<NativeTokenBalance> nativeBalance(EvmAddress address) {
        return nativeBalance(address, filter -> {});
    }

    /**
     * As {@link #nativeBalance(EvmAddress)}, as of an earlier block or valued in another currency.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if the block number is negative
     */
    public Call<NativeTokenBalance> nativeBalance(
            EvmAddress address, Consumer<? super NativeBalanceFilter.Builder> filter) {
        return channel.call(TokenEndpoints.NATIVE_BALANCE, NativeBalanceFilter.of(filter), chainId, address(address));
    }

    /**
     * {@return the fungible tokens that an address has now, without those that the service takes for spam; each page
     * has the native balance too}
     *
     * @param address a wallet or a contract
     */
    public SummaryPaged<Erc20Balance, BalanceSummary> erc20Balances(EvmAddress address) {
        return erc20Balances(address, filter -> {});
    }

    /**
     * As {@link #erc20Balances(EvmAddress)}, of some tokens, as of an earlier block, with spam, or valued in another
     * currency. Pages hold at most 500.
     *
     * @param address a wallet or a contract
     * @throws InvalidRequestException if the block number is negative, or a token's address malformed
     */
    public SummaryPaged<Erc20Balance, BalanceSummary> erc20Balances(
            EvmAddress address, Consumer<? super Erc20BalanceFilter.Builder> filter) {
        return channel.list(TokenEndpoints.ERC20_BALANCES, Erc20BalanceFilter.of(filter), chainId, address(address));
    }

    /**
     * {@return the ERC-721 collectibles that an address owns now; each page has the native balance too} Pages hold at
     * most
     * 500.
     *
     * @param address a wallet or a contract
     */
    public SummaryPaged<Erc721Balance, BalanceSummary> erc721Balances(EvmAddress address) {
        return channel.list(TokenEndpoints.ERC721_BALANCES, null, chainId, address(address));
    }

    /**
     * As {@link #erc721Balances(EvmAddress)}, of one contract.
     *
     * @param address a wallet or a contract
     */
    public SummaryPaged<Erc721Balance, BalanceSummary> erc721Balances(EvmAddress address, EvmAddress contract) {
        return channel.list(TokenEndpoints.ERC721_BALANCES, ofContract(contract), chainId, address(address));
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
     * @throws InvalidRequestException if the block number is negative
     */
    public SummaryPaged<Erc1155Balance, BalanceSummary> erc1155Balances(
            EvmAddress address, Consumer<? super Erc1155Filter.Builder> filter) {
        return channel.list(TokenEndpoints.ERC1155_BALANCES, Erc1155Filter.of(filter), chainId, address(address));
    }

    /**
     * {@return the collectibles of both standards that an address owns now} Pages hold at most 500.
     *
     * @param address a wallet or a contract
     */
    public Paged<NftBalance> collectibleBalances(EvmAddress address) {
        return channel.list(TokenEndpoints.COLLECTIBLE_BALANCES, null, chainId, address(address));
    }

    /**
     * As {@link #collectibleBalances(EvmAddress)}, of one contract.
     *
     * @param address a wallet or a contract
     */
    public Paged<NftBalance> collectibleBalances(EvmAddress address, EvmAddress contract) {
        return channel.list(TokenEndpoints.COLLECTIBLE_BALANCES, ofContract(contract), chainId, address(address));
    }

    /** {@return the collectibles of a collection} Pages hold at most 100. */
    public Paged<Nft> nfts(EvmAddress collection) {
        return channel.list(TokenEndpoints.NFTS, null, chainId, RequestChecks.evmAddress("collection", collection));
    }

    /**
     * {@return one collectible of a collection; one that the service does not know is an {@link ApiException.NotFound}}
     *
     * @param tokenId which one, from 0 to 2^256 − 1
     * @throws InvalidRequestException if the id is out of range
     */
    public Call<Nft> nft(EvmAddress collection, BigInteger tokenId) {
        return channel.call(
                TokenEndpoints.NFT,
                null,
                chainId,
                RequestChecks.evmAddress("collection", collection),
                tokenId(tokenId));
    }

    /**
     * {@return a call that makes the service read a collectible's metadata again} The service does so at most once an
     * hour for each collectible, some time after the call has ended; {@link NftMetadata#metadataLastUpdatedTimestamp}
     * says when.
     *
     * @param tokenId which one, from 0 to 2^256 − 1
     * @throws InvalidRequestException if the id is out of range
     */
    public Call<Done> reindexNft(EvmAddress collection, BigInteger tokenId) {
        return channel.call(
                TokenEndpoints.REINDEX_NFT,
                null,
                chainId,
                RequestChecks.evmAddress("collection", collection),
                tokenId(tokenId));
    }

    /** {@return what the service knows of the contract at an address} */
    public Call<Contract> contract(EvmAddress address) {
        return channel.call(ContractEndpoints.CONTRACT, null, chainId, address(address));
    }

    /**
     * {@return the transaction that deployed a contract, with prices in US dollars; an address that is no contract is
     * an {@link ApiException.NotFound}}
     */
    public Call<Transaction> deployment(EvmAddress contract) {
        return channel.call(
                ContractEndpoints.DEPLOYMENT, null, chainId, RequestChecks.evmAddress("contract", contract));
    }

    /**
     * As {@link #deployment(EvmAddress)}, with prices in another currency.
     *
     * @param currency one that the service lists, or one made as {@linkplain CurrencyCode#unlisted unlisted}
     */
    public Call<Transaction> deployment(EvmAddress contract, CurrencyCode currency) {
        Map<String, CurrencyCode> query = Map.of("currency", Objects.requireNonNull(currency, "currency"));
        return channel.call(
                ContractEndpoints.DEPLOYMENT, query, chainId, RequestChecks.evmAddress("contract", contract));
    }

    /**
     * {@return the contracts that an address has deployed} Pages hold at most 100.
     *
     * @param deployer a wallet
     */
    public Paged<Contract> deployments(EvmAddress deployer) {
        return channel.list(
                ContractEndpoints.DEPLOYMENTS, null, chainId, RequestChecks.evmAddress("deployer", deployer));
    }
}
