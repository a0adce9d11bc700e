package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** A time from and a time to, each of which may be left open. */
@Value.Immutable(copy = false)
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
    public static LegacyTimes of(Consumer<? super Builder> settings) {
        return RequestBuilding.build(
                "filter", ImmutableLegacyTimes.builder(), settings, ImmutableLegacyTimes.Builder::build);
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
    }
}
