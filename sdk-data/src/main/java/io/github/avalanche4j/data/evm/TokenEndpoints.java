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
    private static final String BALANCES = "/v1/chains/{chainId}/addresses/{address}/balances";
    private static final String COLLECTION = "/v1/chains/{chainId}/nfts/collections/{address}/tokens";

    static final Endpoint.Rest<NativeTokenBalance> NATIVE_BALANCE = Endpoint.rest(
                    "data.getNativeBalance",
                    "GET",
                    BALANCES + ":getNative",
                    Decoder.field("nativeTokenBalance", NativeTokenBalance.class))
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Erc20Balance, BalanceSummary> ERC20_BALANCES =
            balances("Erc20", "erc20TokenBalances", Erc20Balance.class).withSummary(BalanceSummary.class);
    static final ListEndpoint<Erc721Balance, BalanceSummary> ERC721_BALANCES =
            balances("Erc721", "erc721TokenBalances", Erc721Balance.class).withSummary(BalanceSummary.class);
    static final ListEndpoint<Erc1155Balance, BalanceSummary> ERC1155_BALANCES =
            balances("Erc1155", "erc1155TokenBalances", Erc1155Balance.class).withSummary(BalanceSummary.class);
    static final ListEndpoint<NftBalance, NoSummary> COLLECTIBLE_BALANCES = ListEndpoint.of(
                    "data.listCollectibleBalances",
                    BALANCES + ":listCollectibles",
                    "collectibleBalances",
                    NftBalance.class,
                    500)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Nft, NoSummary> NFTS = ListEndpoint.of(
                    "data.listTokens", COLLECTION, "tokens", Nft.class, 100)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Nft> NFT = Endpoint.get("data.getTokenDetails", COLLECTION + "/{tokenId}", Nft.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Done> REINDEX_NFT = Endpoint.rest(
                    "data.reindexNft", "POST", COLLECTION + "/{tokenId}:reindex", Decoder.done())
            .withUnits(ComputeUnits.SMALL);

    private TokenEndpoints() {}

    private static <T> ListEndpoint<T, NoSummary> balances(String standard, String items, Class<T> type) {
        return ListEndpoint.of("data.list" + standard + "Balances", BALANCES + ":list" + standard, items, type, 500)
                .withUnits(ComputeUnits.MEDIUM);
    }
}
