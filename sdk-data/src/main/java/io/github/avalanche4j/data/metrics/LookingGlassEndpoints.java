package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.metrics.lookingglass.BridgedAddress;
import io.github.avalanche4j.data.metrics.lookingglass.CompositeSummary;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolder;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolderSummary;
import io.github.avalanche4j.data.metrics.lookingglass.ValidatorAddresses;

/** The endpoints that find addresses. */
final class LookingGlassEndpoints {
    private static final int LARGEST = 5000;

    static final ListEndpoint<BridgedAddress, NoSummary> BRIDGED =
            list("getAddressesByBtcbBridged", "/v2/chains/43114/btcb/bridged:getAddresses", BridgedAddress.class);
    static final ListEndpoint<ValidatorAddresses, NoSummary> VALIDATORS = list(
            "getValidatorsByDateRange", "/v2/subnets/{subnetId}/validators:getAddresses", ValidatorAddresses.class);
    static final ListEndpoint<EvmAddress, CompositeSummary> COMPOSITE_QUERY = ListEndpoint.of(
                    "metrics.compositeQueryV2",
                    "/v2/lookingGlass/compositeQuery",
                    "addresses",
                    EvmAddress.class,
                    10_000)
            .withSummary(CompositeSummary.class)
            .withTokenLife(MetricsEndpoints.TOKEN_LIFE)
            .postedWithToken()
            .withUnits(ComputeUnits.METRICS_XXL);
    static final ListEndpoint<NftHolder, NftHolderSummary> NFT_HOLDERS = list(
                    "getNftHoldersByContractAddress",
                    "/v2/chains/{chainId}/contracts/{address}/nfts:listHolders",
                    NftHolder.class)
            .withSummary(NftHolderSummary.class);

    private LookingGlassEndpoints() {}

    private static <T> ListEndpoint<T, NoSummary> list(String operation, String path, Class<T> item) {
        return ListEndpoint.of("metrics." + operation, path, "addresses", item, LARGEST)
                .withTokenLife(MetricsEndpoints.TOKEN_LIFE)
                .withUnits(ComputeUnits.METRICS_LARGE);
    }
}
