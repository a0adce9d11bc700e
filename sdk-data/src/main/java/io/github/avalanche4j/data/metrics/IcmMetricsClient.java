package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.metrics.icm.IcmPoint;
import io.github.avalanche4j.data.metrics.icm.IcmSummary;
import java.util.function.Consumer;

/**
 * The number of interchain messages, filtered by source chain, destination chain or network, and optionally grouped by
 * chain. A time before 1970, a start after its end, a malformed chain, and a network other than {@link Network#MAINNET}
 * and {@link Network#FUJI} are refused with an {@link InvalidRequestException}.
 */
public final class IcmMetricsClient {
    private final RestChannel channel;

    IcmMetricsClient(RestChannel channel) {
        this.channel = channel;
    }

    /** {@return the counts over time, newest first; pages hold at most 2160} */
    public Paged<IcmPoint> series(Consumer<? super IcmSeriesFilter> filter) {
        return channel.list(MetricsEndpoints.ICM_SERIES, GeneratedIcmSeriesFilter.of(filter));
    }

    /** {@return the counts of the last hour, day, week, month, 90 days and year, and of all time} */
    public Call<IcmSummary> summary(Consumer<? super IcmSummaryFilter> filter) {
        return channel.call(MetricsEndpoints.ICM_SUMMARY, GeneratedIcmSummaryFilter.of(filter));
    }
}
