package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.metrics.icm.IcmGroup;
import io.github.avalanche4j.data.metrics.icm.IcmSettings;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import io.github.avalanche4j.data.model.TimeSettings;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters and groups counts of interchain messages over time. */
@Value.Built
public abstract class IcmSeriesFilter {
    IcmSeriesFilter() {}

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<TimeInterval> timeInterval();

    abstract Optional<Id> srcBlockchainId();

    abstract Optional<Id> destBlockchainId();

    abstract Optional<IcmGroup> groupBy();

    abstract Optional<Network> network();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, a chain is malformed, or
     *     the network is neither {@link Network#MAINNET} nor {@link Network#FUJI}
     */
    static IcmSeriesFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableIcmSeriesFilter.builder(),
                settings,
                ImmutableIcmSeriesFilter.Builder::build,
                IcmSeriesFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
        srcBlockchainId().ifPresent(chain -> RequestChecks.id("srcBlockchainId", chain));
        destBlockchainId().ifPresent(chain -> RequestChecks.id("destBlockchainId", chain));
        RequestChecks.hosted(network());
    }

    /** Sets the criteria. */
    public interface Builder extends TimeSettings<Builder>, IcmSettings<Builder> {
        /**
         * Sets the interval of figures.
         *
         * @param length by default the service decides
         */
        Builder timeInterval(TimeInterval length);
    }
}
