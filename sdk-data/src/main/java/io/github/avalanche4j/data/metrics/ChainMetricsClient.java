package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.MetricsChain;
import io.github.avalanche4j.data.metrics.series.RollingWindows;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Figures of one EVM chain, or of all chains together. The service computes them several times an hour, so the newest
 * figure of a series may still change. A time before 1970, a start after its end, an interval or windows that a figure
 * does not have, and an unlisted metric that cannot be part of a path are refused with an {@link
 * InvalidRequestException}.
 */
public final class ChainMetricsClient {
    private final RestChannel channel;
    private final String chainId;

    ChainMetricsClient(RestChannel channel, String chainId) {
        this.channel = channel;
        this.chainId = Require.pathPart("chainId", chainId);
    }

    /**
     * {@return what the service knows of the chain; the call fails with an {@link ApiException.NotFound} if the service
     * has no figures of it}
     */
    public Call<MetricsChain> info() {
        return channel.call(MetricsEndpoints.CHAIN, null, chainId);
    }

    /** {@return a figure over time, newest first, at the interval that the service decides; pages hold at most 2160} */
    public Paged<MetricPoint> series(ChainMetric metric) {
        return series(metric, filter -> {});
    }

    /**
     * {@return a figure over time, newest first} Pages hold at most 2160. Each time is the start of an interval, in
     * UTC: an hour, a day at midnight, a week on Monday, a month on its first day. A month appears once it is complete.
     * Some figures are {@linkplain ChainMetric#isDaily counted by day only}.
     */
    public Paged<MetricPoint> series(ChainMetric metric, Consumer<? super SeriesFilter> filter) {
        Objects.requireNonNull(metric, "metric");
        Parameters series = GeneratedSeriesFilter.of(filter);
        if (metric.isDaily()
                && series.get("timeInterval") instanceof TimeInterval interval
                && interval != TimeInterval.DAY) {
            throw new InvalidRequestException(
                    "timeInterval", interval.value(), "day, because " + metric + " is counted by day only");
        }
        return channel.list(MetricsEndpoints.CHAIN_SERIES, series, chainId, metric);
    }

    /**
     * {@return a figure of the last hour, day, week, month, 90 days and year, and of all time} {@linkplain
     * ChainMetric#isCumulative Cumulative} figures have no windows.
     */
    public Call<RollingWindows> rolling(ChainMetric metric) {
        Objects.requireNonNull(metric, "metric");
        if (metric.isCumulative()) {
            throw new InvalidRequestException(
                    "metric", metric.value(), "a metric that is not cumulative; cumulative ones have no windows");
        }
        return channel.call(MetricsEndpoints.CHAIN_WINDOWS, null, chainId, metric);
    }
}
