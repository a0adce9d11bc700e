package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Channel;
import io.github.avalanche4j.core.EvmAddress;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.data.internal.RequestChecks;

/**
 * The metrics service. It takes no key, and is sent none. Its page tokens live for 24 hours: a list that goes on from an
 * older position ends in a {@link PagingException} before anything is sent.
 */
public final class MetricsClient {
    private final RestChannel channel;

    /**
     * A client of the metrics service; see {@code DataClient.metrics}.
     *
     * @param channel what carries its calls
     */
    public MetricsClient(Channel channel) {
        this.channel = RestChannel.of(channel);
    }

    /**
     * {@return who holds collectibles of a contract; each page has the totals too, and holds at most 5000} The public service
     * has taken this away and responds with {@link ApiException.NotFound}.
     *
     * @param chainId the EVM chain id
     * @param contract the collection
     * @throws InvalidRequestException if the chain's id cannot stand in a path
     */
    public SummaryPaged<NftHolder, NftHolderSummary> nftHolders(String chainId, EvmAddress contract) {
        return channel.list(MetricsEndpoints.NFT_HOLDERS, null, chainId, RequestChecks.evmAddress("address", contract));
    }

    /**
     * {@return a chain's average transactions per second, one figure for each day, newest first} The service decides how long
     * a page is, so {@code pageSize} has no effect.
     *
     * @param chain the EVM chain id; the public service also knows {@code mainnet}, {@code testnet} and {@code total}
     * @throws InvalidRequestException if the chain's id cannot stand in a path
     */
    public SummaryPaged<MetricPoint, AverageTpsSummary> averageTps(String chain) {
        return channel.list(MetricsEndpoints.AVERAGE_TPS, null, chain);
    }

    /** {@return the service's address} */
    @Override
    public String toString() {
        return "MetricsClient[" + channel.transport().server() + "]";
    }
}
