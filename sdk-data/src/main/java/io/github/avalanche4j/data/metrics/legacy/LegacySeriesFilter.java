package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters a figure of a chain over time, in version 1 of the service. */
@Value.Built
public abstract class LegacySeriesFilter {
    LegacySeriesFilter() {}

    @UnixSeconds
    abstract Optional<Instant> from();

    @UnixSeconds
    abstract Optional<Instant> to();

    abstract Optional<TimeInterval> interval();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the first is after the second, or the figure is not
     *     counted by that interval
     */
    public static LegacySeriesFilter of(LegacyMetric metric, Consumer<? super Builder> settings) {
        LegacySeriesFilter built = RequestBuilding.filter(
                ImmutableLegacySeriesFilter.builder(),
                settings,
                ImmutableLegacySeriesFilter.Builder::build,
                LegacySeriesFilter::check);
        built.interval().ifPresent(interval -> {
            if (metric.isDaily()) {
                throw new InvalidRequestException(
                        "interval", interval.value(), "not set for " + metric + ", which is counted by day only");
            }
        });
        return built;
    }

    void check() {
        RequestChecks.times("from", from(), "to", to());
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Sets the start.
         *
         * @param time 1970 or later; sent in whole seconds
         */
        Builder from(Instant time);

        /**
         * Sets the end.
         *
         * @param time not before the start; sent in whole seconds
         */
        Builder to(Instant time);

        /**
         * Sets the interval of figures.
         *
         * @param length not to be set for figures counted by day only; by default the service decides
         */
        Builder interval(TimeInterval length);
    }
}
