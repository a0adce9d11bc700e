package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc1155Balance;
import io.github.avalanche4j.data.token.Erc20Balance;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.token.NativeTokenBalance;
import io.github.avalanche4j.data.token.Nft;
import io.github.avalanche4j.data.token.NftBalance;

/** The endpoints of balances and collectibles. */
final class TokenEndpoints {
    static final Endpoint.Rest<NativeTokenBalance> NATIVE_BALANCE = Endpoint.rest(
                    "data.getNativeBalance",
                    "GET",
                    "/v1/chains/{chainId}/addresses/{address}/balances:getNative",
                    Decoder.field("nativeTokenBalance", NativeTokenBalance.class))
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc20Balance, BalanceSummary> ERC20_BALANCES = ListEndpoint.of(
                    "data.listErc20Balances",
                    "/v1/chains/{chainId}/addresses/{address}/balances:listErc20",
                    "erc20TokenBalances",
                    Erc20Balance.class,
                    500)
            .withSummary(BalanceSummary.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc721Balance, BalanceSummary> ERC721_BALANCES = ListEndpoint.of(
                    "data.listErc721Balances",
                    "/v1/chains/{chainId}/addresses/{address}/balances:listErc721",
                    "erc721TokenBalances",
                    Erc721Balance.class,
                    500)
            .withSummary(BalanceSummary.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc1155Balance, BalanceSummary> ERC1155_BALANCES = ListEndpoint.of(
                    "data.listErc1155Balances",
                    "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155",
                    "erc1155TokenBalances",
                    Erc1155Balance.class,
                    500)
            .withSummary(BalanceSummary.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<NftBalance, NoSummary> COLLECTIBLE_BALANCES = ListEndpoint.of(
                    "data.listCollectibleBalances",
                    "/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles",
                    "collectibleBalances",
                    NftBalance.class,
                    500)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Nft, NoSummary> NFTS = ListEndpoint.of(
                    "data.listTokens",
                    "/v1/chains/{chainId}/nfts/collections/{address}/tokens",
                    "tokens",
                    Nft.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Nft> NFT = Endpoint.get(
                    "data.getTokenDetails",
                    "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}",
                    Nft.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Done> REINDEX_NFT = Endpoint.rest(
                    "data.reindexNft",
                    "POST",
                    "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex",
                    Decoder.done())
            .withUnits(ComputeUnits.SMALL);

    private TokenEndpoints() {}
}
