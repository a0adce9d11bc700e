package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.health.ServiceHealthClient;
import io.github.avalanche4j.data.internal.GenericCalls;
import io.github.avalanche4j.data.internal.RequestChecks;
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
 * list that resumes from an older position fails with a {@link PagingException} before it sends anything.
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

    /**
     * {@return the chains of one network with figures}
     *
     * @param network {@link Network#MAINNET} or {@link Network#FUJI}
     * @throws InvalidRequestException if it is neither
     */
    public Paged<MetricsChain> chains(Network network) {
        return channel.list(MetricsEndpoints.CHAINS, Map.of("network", RequestChecks.hosted(network)));
    }

    /**
     * {@return figures of one EVM chain, or of many together}
     *
     * @param chainId the EVM chain id such as {@code 43114}; or {@code mainnet}, {@code testnet} or {@code total} for
     *     all chains of one network or of both
     * @throws InvalidRequestException if it cannot be part of a path
     */
    public ChainMetricsClient chain(String chainId) {
        return new ChainMetricsClient(channel, chainId);
    }

    /**
     * {@return figures of one EVM chain}
     *
     * @param chainId the EVM chain id
     * @throws InvalidRequestException if it is negative
     */
    public ChainMetricsClient chain(long chainId) {
        return chain(Long.toString(Require.atLeast(0, "chainId", chainId)));
    }

    /** {@return figures of interchain messages} */
    public IcmMetricsClient icm() {
        return new IcmMetricsClient(channel);
    }

    /**
     * {@return a figure of staking over time, newest first} Pages hold at most 2160.
     *
     * @param network {@link Network#MAINNET} or {@link Network#FUJI}
     * @param filter sets the range of times and the subnet; the default is the primary network
     * @throws InvalidRequestException if it is another network, a time is before 1970, the start is after the end, the
     *     subnet is malformed, or an unlisted metric cannot be part of a path
     */
    public Paged<MetricPoint> staking(Network network, StakingMetric metric, Consumer<? super StakingFilter> filter) {
        Objects.requireNonNull(metric, "metric");
        return channel.list(
                MetricsEndpoints.STAKING, GeneratedStakingFilter.of(filter), RequestChecks.hosted(network), metric);
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
     * {@return a chain's average transactions per second, one figure for each day, newest first} From version 1 of
     * the service; {@link ChainMetricsClient#series} has the same figure in the current version. The service decides
     * the length of pages, so {@code pageSize} has no effect.
     *
     * @param chain the EVM chain id; the public service also knows {@code mainnet}, {@code testnet} and {@code total}
     * @throws InvalidRequestException if the chain's id cannot be part of a path
     */
    public SummaryPaged<MetricPoint, LegacySummary> averageTps(String chain) {
        return averageTps(chain, times -> {});
    }

    /**
     * As {@link #averageTps(String)}, in a range of times.
     *
     * @param chain the EVM chain id; the public service also knows {@code mainnet}, {@code testnet} and {@code total}
     * @throws InvalidRequestException if the chain's id cannot be part of a path, a time is before 1970, or the first
     *     is after the second
     */
    public SummaryPaged<MetricPoint, LegacySummary> averageTps(String chain, Consumer<? super LegacyTimes> times) {
        return channel.list(MetricsEndpoints.AVERAGE_TPS, GeneratedLegacyTimes.of(times), chain);
    }

    /**
     * {@return a call of any path of the metrics service, for endpoints without a method here}
     *
     * @param path starting with a slash, such as {@code /v2/chains}; without a query
     * @param query the parameters of the query, as in {@code DataClient.get}
     * @param type the type to decode the response into: {@link JsonTree} for all of it, a value type of this library,
     *         or a type that Jackson can decode
     * @throws InvalidRequestException as {@code DataClient.get} does
     */
    public <T> Call<T> get(String path, Map<String, ?> query, Class<T> type) {
        return generic().get(path, query, type);
    }

    /**
     * {@return any list of the metrics service, for endpoints without a method here, such as those of version 1, which
     * the service no longer documents; as {@code DataClient.list}}
     *
     * @param path from the slash on; without a query
     * @param query the parameters of the query, without page token and page size
     * @param itemsField the field of the response that holds the items, such as {@code results}
     * @param type the type to decode each item into, as in {@link #get}
     * @throws InvalidRequestException as in {@link #get}, and if the field is blank
     */
    public <T> Paged<T> list(String path, Map<String, ?> query, String itemsField, Class<T> type) {
        return generic().list(path, query, itemsField, type);
    }

    /**
     * {@return a call that posts a JSON object to any path of the metrics service} The request is not repeated if the
     * service may have acted on it.
     *
     * @param path from the slash on; without a query
     * @param body the fields of the object: texts, numbers, booleans, times, values of this library, records and beans,
     *     and lists and maps of them. They are copied
     * @param type the type to decode the response into, as in {@link #get}
     * @throws InvalidRequestException if the path does not begin with a slash, or contains a query, or a
     *     field is of another class
     */
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
