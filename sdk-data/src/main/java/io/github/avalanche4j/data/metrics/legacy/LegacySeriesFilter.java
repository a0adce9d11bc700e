package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Which figures of a chain over time are wanted, in the first form of the service. */
@Value.Immutable(copy = false)
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
     * @param metric what the figures are of
     * @throws InvalidRequestException if a time is before 1970, the first is after the second, or the figure is not
     *     counted by that interval
     */
    public static LegacySeriesFilter of(LegacyMetric metric, Consumer<? super Builder> settings) {
        LegacySeriesFilter built = RequestBuilding.build(
                "filter", ImmutableLegacySeriesFilter.builder(), settings, ImmutableLegacySeriesFilter.Builder::build);
        built.interval().ifPresent(interval -> {
            if (metric.isDaily()) {
                throw new InvalidRequestException(
                        "interval", interval.value(), "not set for " + metric + ", which is counted by the day alone");
            }
        });
        return built;
    }

    @Value.Check
    void check() {
        RequestChecks.times("from", from(), "to", to());
    }

    /** Sets what is wanted. */
    public interface Builder {
        /**
         * Sets the time from which on figures are wanted.
         *
         * @param time 1970 or later; sent in whole seconds
         */
        Builder from(Instant time);

        /**
         * Sets the time up to which figures are wanted.
         *
         * @param time not before the start; sent in whole seconds
         */
        Builder to(Instant time);

        /**
         * Sets how much time each figure is for.
         *
         * @param length none for figures that are counted by the day alone; the service decides if never set
         */
        Builder interval(TimeInterval length);
    }
}
