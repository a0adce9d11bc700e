package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import io.github.avalanche4j.data.model.TimeSettings;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters a figure of a chain over time. */
@Value.Built
public abstract class SeriesFilter {
    SeriesFilter() {}

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<TimeInterval> timeInterval();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, or the figure is not
     *     counted by that interval
     */
    static SeriesFilter of(Consumer<? super Builder> settings, ChainMetric metric) {
        SeriesFilter built = RequestBuilding.filter(
                ImmutableSeriesFilter.builder(), settings, ImmutableSeriesFilter.Builder::build, SeriesFilter::check);
        built.timeInterval().ifPresent(interval -> {
            if (metric.isDaily() && interval != TimeInterval.DAY) {
                throw new InvalidRequestException(
                        "timeInterval", interval.value(), "day, because " + metric + " is counted by day only");
            }
        });
        return built;
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder extends TimeSettings<Builder> {
        /**
         * Sets the interval of figures.
         *
         * @param length a day for figures counted by day only; by default the service decides
         */
        Builder timeInterval(TimeInterval length);
    }
}
