package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.metrics.series.L1ValidatorMetric;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.model.TimeRange;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The continuous fees of L1 validators per day: of all, of one validation, of one node, or of one subnet. The service
 * returns all figures in one page, or those in a range of times. All methods throw an {@link InvalidRequestException}
 * for a {@link L1ValidatorMetric} of another series, a malformed id, a time before 1970, and a start after the end.
 */
public final class L1ValidatorMetricsClient {
    private final RestChannel channel;

    L1ValidatorMetricsClient(RestChannel channel) {
        this.channel = channel;
    }

    /** {@return a figure of all L1 validators together} */
    public Paged<MetricPoint> total(L1ValidatorMetric metric, Consumer<? super TimeRange> times) {
        return channel.list(MetricsEndpoints.L1_TOTAL, GeneratedTimes.of(times), metric(metric, "total"));
    }

    /** {@return a figure of one validation} */
    public Paged<MetricPoint> ofValidation(Id validation, L1ValidatorMetric metric, Consumer<? super TimeRange> times) {
        return channel.list(
                MetricsEndpoints.L1_VALIDATION,
                GeneratedTimes.of(times),
                WellFormed.require("l1ValidationId", validation),
                metric(metric, "validation"));
    }

    /** {@return a figure of one node} */
    public Paged<MetricPoint> ofNode(NodeId node, L1ValidatorMetric metric, Consumer<? super TimeRange> times) {
        return channel.list(
                MetricsEndpoints.L1_NODE,
                GeneratedTimes.of(times),
                WellFormed.require("nodeId", node),
                metric(metric, "perNode"));
    }

    /** {@return a figure of the validators of one subnet} */
    public Paged<MetricPoint> ofSubnet(Id subnet, L1ValidatorMetric metric, Consumer<? super TimeRange> times) {
        return channel.list(
                MetricsEndpoints.L1_SUBNET,
                GeneratedTimes.of(times),
                WellFormed.require("subnetId", subnet),
                metric(metric, "perSubnet"));
    }

    private static L1ValidatorMetric metric(L1ValidatorMetric metric, String prefix) {
        Objects.requireNonNull(metric, "metric");
        if (metric.isKnown() && !metric.value().startsWith(prefix)) {
            throw new InvalidRequestException("metric", metric.value(), "one of this series: " + prefix + "…");
        }
        return metric;
    }
}
