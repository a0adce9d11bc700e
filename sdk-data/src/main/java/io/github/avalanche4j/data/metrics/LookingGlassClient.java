package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.metrics.lookingglass.BridgedAddress;
import io.github.avalanche4j.data.metrics.lookingglass.CompositeSummary;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolder;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolderSummary;
import io.github.avalanche4j.data.metrics.lookingglass.QueryOperator;
import io.github.avalanche4j.data.metrics.lookingglass.Subquery;
import io.github.avalanche4j.data.metrics.lookingglass.ValidatorAddresses;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds addresses by holdings, bridged amounts or validations. An argument that is malformed or outside its documented
 * range is refused with an {@link InvalidRequestException}.
 */
public final class LookingGlassClient {
    private final RestChannel channel;

    LookingGlassClient(RestChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return the addresses whose net amount of BTC.b bridged to the C-Chain exceeds a threshold} Pages hold at most
     * 5000. The threshold is not negative; the service does not document its unit.
     */
    public Paged<BridgedAddress> bridgedBitcoin(BigDecimal threshold) {
        Objects.requireNonNull(threshold, "threshold");
        if (threshold.signum() < 0) {
            throw new InvalidRequestException("threshold", threshold.toPlainString(), "at least 0");
        }
        return channel.list(MetricsEndpoints.BRIDGED, Map.of("threshold", threshold.toPlainString()));
    }

    /** {@return the reward addresses of a subnet's validations in a range of times; pages hold at most 5000} */
    public Paged<ValidatorAddresses> validators(Id subnet, Consumer<? super ValidatorAddressesFilter> filter) {
        return channel.list(
                MetricsEndpoints.VALIDATORS,
                GeneratedValidatorAddressesFilter.of(filter),
                WellFormed.require("subnetId", subnet));
    }

    /**
     * {@return the addresses that a query of several parts finds} Pages hold at most 10 000 and cost 3000 compute units
     * each; every page has the number of addresses in total, and of those that each part found.
     *
     * <pre>{@code
     * lookingGlass.query(QueryOperator.AND,
     *         Subquery.nativeToken("rich", "43114", new BigDecimal("1000")).now(),
     *         Subquery.nfts("collectors", "43114", collection).anyTime(firstDate, lastDate))
     * }</pre>
     *
     * @param operator whether all parts or any part must find an address
     * @param queries the parts, at least one, with distinct ids
     * @throws InvalidRequestException if there is no part, or two have the same id
     */
    public SummaryPaged<EvmAddress, CompositeSummary> query(QueryOperator operator, Subquery... queries) {
        return query(operator, List.of(queries));
    }

    /** As {@link #query(QueryOperator, Subquery...)}, of a list of parts. */
    public SummaryPaged<EvmAddress, CompositeSummary> query(QueryOperator operator, List<Subquery> queries) {
        Objects.requireNonNull(operator, "operator");
        List<Subquery> parts = Require.elements("queries", queries);
        if (parts.isEmpty()) {
            throw new InvalidRequestException("queries", "", "at least one");
        }
        Set<String> ids = new HashSet<>();
        for (Subquery part : parts) {
            if (!ids.add(part.id())) {
                throw new InvalidRequestException("queries", part.id(), "a distinct id for each part");
            }
        }
        // a saved position holds a hash of the body, so the body must be the same text on every JVM
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("operator", operator);
        body.put("queries", parts.stream().map(Subquery::body).toList());
        return channel.postedList(MetricsEndpoints.COMPOSITE_QUERY, null, body);
    }

    /**
     * {@return the holders of a contract's collectibles; each page has the totals too, and holds at most 5000} The
     * public service no longer has this endpoint and responds with 404.
     */
    public SummaryPaged<NftHolder, NftHolderSummary> nftHolders(String chainId, EvmAddress contract) {
        return channel.list(MetricsEndpoints.NFT_HOLDERS, null, chainId, WellFormed.require("address", contract));
    }
}
