package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.metrics.legacy.ChainInformation;
import io.github.avalanche4j.data.metrics.legacy.LegacyMetric;
import io.github.avalanche4j.data.metrics.legacy.LegacyRollingWindows;
import io.github.avalanche4j.data.metrics.legacy.LegacySeriesFilter;
import io.github.avalanche4j.data.metrics.legacy.LegacySummary;
import io.github.avalanche4j.data.metrics.legacy.LegacyTimes;
import io.github.avalanche4j.data.metrics.legacy.StakingInformation;
import io.github.avalanche4j.data.metrics.legacy.SubnetInformation;
import io.github.avalanche4j.data.metrics.legacy.SubnetMapping;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.StakingMetric;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Version 1 of the metrics service, which it no longer documents. Prefer {@link MetricsServiceClient#chain} and
 * the other methods of {@link MetricsServiceClient} where possible. The service decides the length of pages; {@code pageSize}
 * has no effect. A range of times may be left open: {@code times -> {}}. In all methods an {@link
 * InvalidRequestException} reports a time before 1970, a first time after the second, an id that is malformed or cannot
 * be part of a path, and a network that is neither {@link Network#MAINNET} nor {@link Network#FUJI}.
 */
public final class LegacyMetricsClient {
    private static final String MADE_BY_HAND = "legacy";

    private final RestChannel channel;

    LegacyMetricsClient(RestChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return a figure of a chain over time, newest first}
     *
     * @param chain the EVM chain id, or {@code mainnet}, {@code testnet} or {@code total} for all together
     * @throws InvalidRequestException as described above, and if an interval is set for a figure that is {@linkplain
     *     LegacyMetric#isDaily counted by day only}, or an unlisted metric cannot be part of a path
     */
    public SummaryPaged<MetricPoint, LegacySummary> series(
            String chain, LegacyMetric metric, Consumer<? super LegacySeriesFilter.Builder> filter) {
        ListEndpoint<MetricPoint, LegacySummary> known = LegacyEndpoints.SERIES.get(checked(metric));
        return channel.list(
                known == null ? LegacyEndpoints.series(MADE_BY_HAND, metric) : known,
                LegacySeriesFilter.of(metric, filter),
                chain);
    }

    /**
     * {@return a figure of a chain over windows that end now; not available
     * for active addresses, active senders and cumulative figures}
     *
     * @param chain the EVM chain id
     * @throws InvalidRequestException as described above, and if the figure has no windows, or an unlisted metric
     *         cannot be part of a path
     */
    public Call<LegacyRollingWindows> rolling(String chain, LegacyMetric metric) {
        Endpoint.Rest<LegacyRollingWindows> known = LegacyEndpoints.ROLLING.get(checked(metric));
        if (known == null && metric.isKnown()) {
            throw new InvalidRequestException("metric", metric.value(), "one that has windows");
        }
        return channel.call(known == null ? LegacyEndpoints.rolling(MADE_BY_HAND, metric) : known, null, chain);
    }

    /** A metric becomes a part of the path, with slashes in it. */
    private static LegacyMetric checked(LegacyMetric metric) {
        Objects.requireNonNull(metric, "metric");
        if (!metric.value().matches("[a-z0-9_]+(/[a-z0-9_]+)*")) {
            throw new InvalidRequestException("metric", metric.value(), "words of a path, such as active_senders");
        }
        return metric;
    }

    /**
     * {@return a figure of staking on a subnet over time, newest first}
     *
     * @param subnet the subnet; only the primary network has delegators
     * @throws InvalidRequestException as described above, and if the metric is not one of the constants
     */
    public SummaryPaged<StakingInformation, LegacySummary> staking(
            Network network, Id subnet, StakingMetric metric, Consumer<? super LegacyTimes.Builder> times) {
        ListEndpoint<StakingInformation, LegacySummary> known =
                LegacyEndpoints.STAKING.get(Objects.requireNonNull(metric, "metric"));
        if (known == null) {
            throw new InvalidRequestException("metric", metric.value(), "one of " + LegacyEndpoints.STAKING.keySet());
        }
        return channel.list(known, LegacyTimes.of(times), RequestChecks.hosted(network), subnet(subnet));
    }

    /** {@return which subnets validate which EVM chains} */
    public SummaryPaged<SubnetMapping, LegacySummary> mappings(Consumer<? super LegacyTimes.Builder> times) {
        return channel.list(LegacyEndpoints.MAPPINGS, LegacyTimes.of(times));
    }

    /** {@return the EVM chains that a subnet validates} */
    public SummaryPaged<SubnetMapping, LegacySummary> mappings(Id subnet, Consumer<? super LegacyTimes.Builder> times) {
        return channel.list(LegacyEndpoints.MAPPINGS_OF_SUBNET, LegacyTimes.of(times), subnet(subnet));
    }

    /** {@return the blockchains of a network} */
    public SummaryPaged<ChainInformation, LegacySummary> chains(
            Network network, Consumer<? super LegacyTimes.Builder> times) {
        return channel.list(LegacyEndpoints.CHAINS, LegacyTimes.of(times), RequestChecks.hosted(network));
    }

    /** {@return the blockchains of a subnet} */
    public SummaryPaged<ChainInformation, LegacySummary> chains(
            Network network, Id subnet, Consumer<? super LegacyTimes.Builder> times) {
        return channel.list(
                LegacyEndpoints.CHAINS_OF_SUBNET, LegacyTimes.of(times), RequestChecks.hosted(network), subnet(subnet));
    }

    /** {@return the subnets of a network, and how many validators they have} */
    public SummaryPaged<SubnetInformation, LegacySummary> subnets(
            Network network, Consumer<? super LegacyTimes.Builder> times) {
        return channel.list(LegacyEndpoints.SUBNETS, LegacyTimes.of(times), RequestChecks.hosted(network));
    }

    /** {@return the history of one subnet, with its number of validators} */
    public SummaryPaged<SubnetInformation, LegacySummary> subnet(
            Network network, Id subnet, Consumer<? super LegacyTimes.Builder> times) {
        return channel.list(
                LegacyEndpoints.SUBNET, LegacyTimes.of(times), RequestChecks.hosted(network), subnet(subnet));
    }

    private static Id subnet(Id subnet) {
        return RequestChecks.id("subnetID", subnet);
    }
}
