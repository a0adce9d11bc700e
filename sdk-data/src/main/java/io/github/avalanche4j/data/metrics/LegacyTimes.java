package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** A range of times with an optional start and an optional end. */
@Value.Built
public abstract class LegacyTimes {
    LegacyTimes() {}

    @UnixSeconds
    abstract Optional<Instant> from();

    @UnixSeconds
    abstract Optional<Instant> to();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, or the first is after the second
     */
    static LegacyTimes of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableLegacyTimes.builder(), settings, ImmutableLegacyTimes.Builder::build, LegacyTimes::check);
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
    }
}
