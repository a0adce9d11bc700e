package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.health.ServiceHealthClient;
import io.github.avalanche4j.data.internal.GenericCalls;
import io.github.avalanche4j.data.internal.access.DataClients;
import io.github.avalanche4j.data.metrics.legacy.LegacySummary;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.MetricsChain;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The metrics service. It needs no key, and the client sends none. Its page tokens are valid for 24 hours. A
 * list that resumes from an older position fails with a {@link PagingException} before it sends anything. An argument
 * that is malformed or outside its documented range is refused with an {@link InvalidRequestException}.
 *
 * <pre>{@code
 * metrics.chain("43114")
 *         .series(ChainMetric.ACTIVE_ADDRESSES, q -> q.startTimestamp(since).timeInterval(TimeInterval.DAY))
 * metrics.chain("43114").rolling(ChainMetric.TX_COUNT)
 * metrics.icm().summary(q -> q.network(Network.MAINNET).groupBy(IcmGroup.SOURCE))
 * }</pre>
 */
public final class MetricsServiceClient {
    private final RestChannel channel;

    static {
        DataClients.METRICS.set(MetricsServiceClient::new);
    }

    MetricsServiceClient(RestChannel channel) {
        this.channel = channel;
    }

    /** {@return the chains with figures} */
    public Paged<MetricsChain> chains() {
        return channel.list(MetricsEndpoints.CHAINS, null);
    }

    /** {@return the chains of {@link Network#MAINNET} or {@link Network#FUJI} with figures} */
    public Paged<MetricsChain> chains(Network network) {
        return channel.list(MetricsEndpoints.CHAINS, Map.of("network", Require.hosted(network)));
    }

    /**
     * {@return figures of one EVM chain, or of many together}
     *
     * @param chainId the EVM chain id such as {@code 43114}; or {@code mainnet}, {@code testnet} or {@code total} for
     *     all chains of one network or of both
     */
    public ChainMetricsClient chain(String chainId) {
        return new ChainMetricsClient(channel, chainId);
    }

    /** {@return figures of one EVM chain, by its EVM chain id, 0 or more} */
    public ChainMetricsClient chain(long chainId) {
        return chain(Long.toString(Require.atLeast(0, "chainId", chainId)));
    }

    /** {@return figures of interchain messages} */
    public IcmMetricsClient icm() {
        return new IcmMetricsClient(channel);
    }

    /**
     * {@return a figure of staking on {@link Network#MAINNET} or {@link Network#FUJI} over time, newest first} Pages
     * hold at most 2160. The subnet is the primary network by default.
     */
    public Paged<MetricPoint> staking(Network network, StakingMetric metric, Consumer<? super StakingFilter> filter) {
        Objects.requireNonNull(metric, "metric");
        return channel.list(
                MetricsEndpoints.STAKING, GeneratedStakingFilter.of(filter), Require.hosted(network), metric);
    }

    /** {@return the continuous fees of L1 validators} */
    public L1ValidatorMetricsClient l1Validators() {
        return new L1ValidatorMetricsClient(channel);
    }

    /** {@return a client that finds addresses by holdings, bridged amounts or validations} */
    public LookingGlassClient lookingGlass() {
        return new LookingGlassClient(channel);
    }

    /** {@return a client of the metrics service's health} */
    public ServiceHealthClient health() {
        return DataClients.METRICS_HEALTH.of(ServiceHealthClient.class).apply(channel);
    }

    /**
     * {@return a chain's average transactions per second, one figure for each day, newest first} From version 1 of the
     * service; {@link ChainMetricsClient#series} has the same figure in the current version. The service decides the
     * length of pages, so {@code pageSize} has no effect.
     *
     * @param chain the EVM chain id; the public service also knows {@code mainnet}, {@code testnet} and {@code total}
     */
    public SummaryPaged<MetricPoint, LegacySummary> averageTps(String chain) {
        return averageTps(chain, times -> {});
    }

    /** As {@link #averageTps(String)}, in a range of times. */
    public SummaryPaged<MetricPoint, LegacySummary> averageTps(String chain, Consumer<? super LegacyTimes> times) {
        return channel.list(MetricsEndpoints.AVERAGE_TPS, GeneratedLegacyTimes.of(times), chain);
    }

    /**
     * {@return a call of any path of the metrics service, for endpoints without a method here; as {@code
     * DataClient.get}}
     */
    public <T> Call<T> get(String path, Map<String, ?> query, Class<T> type) {
        return generic().get(path, query, type);
    }

    /**
     * {@return any list of the metrics service, for endpoints without a method here, such as those of version 1, which
     * the service no longer documents; as {@code DataClient.list}}
     */
    public <T> Paged<T> list(String path, Map<String, ?> query, String itemsField, Class<T> type) {
        return generic().list(path, query, itemsField, type);
    }

    /** {@return a call that posts a JSON object to any path of the metrics service; as {@code DataClient.post}} */
    public <T> Call<T> post(String path, Map<String, ?> body, Class<T> type) {
        return generic().post(path, body, type);
    }

    private GenericCalls generic() {
        return new GenericCalls(channel, "metrics");
    }

    /** {@return the service's address} */
    @Override
    public String toString() {
        return "MetricsServiceClient[" + channel.transport().server() + "]";
    }
}
