package io.github.avalanche4j.data.metrics.series;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.TimeSettings;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Which figures of a chain over time are wanted. */
@Value.Immutable(copy = false)
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
     * @param metric what the figures are of
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, or the figure is not
     *     counted by that interval
     */
    public static SeriesFilter of(ChainMetric metric, Consumer<? super Builder> settings) {
        SeriesFilter built = RequestBuilding.build(
                "filter", ImmutableSeriesFilter.builder(), settings, ImmutableSeriesFilter.Builder::build);
        built.timeInterval().ifPresent(interval -> {
            if (metric.isDaily() && interval != TimeInterval.DAY) {
                throw new InvalidRequestException(
                        "timeInterval", interval.value(), "day, by which alone " + metric + " is counted");
            }
        });
        return built;
    }

    @Value.Check
    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets what is wanted. */
    public interface Builder extends TimeSettings<Builder> {
        /**
         * Sets how much time each figure is for.
         *
         * @param length a day for figures that are counted by the day alone; the service decides if never set
         */
        Builder timeInterval(TimeInterval length);
    }
}
