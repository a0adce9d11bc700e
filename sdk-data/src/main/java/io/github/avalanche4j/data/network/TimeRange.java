package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.internal.json.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** A time from and a time to, each of which may be left open. */
@Value.Immutable
@JsonSerialize(as = ImmutableTimeRange.class)
public interface TimeRange {
    /** {@return the time after which items are wanted; absent for no limit} */
    @UnixSeconds.Maybe
    Optional<Instant> startTimestamp();

    /** {@return the time before which items are wanted; absent for no limit} */
    @UnixSeconds.Maybe
    Optional<Instant> endTimestamp();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Sets the time after which items are wanted.
         *
         * @param time 1970 or later; sent in whole seconds
         * @return this
         */
        Builder startTimestamp(Instant time);

        /**
         * Sets the time before which items are wanted.
         *
         * @param time not before the start; sent in whole seconds
         * @return this
         */
        Builder endTimestamp(Instant time);
    }
}
