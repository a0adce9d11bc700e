package io.github.avalanche4j.data.model;

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
public abstract class TimeRange {
    TimeRange() {}

    /** {@return the start; absent if the range has none} */
    @UnixSeconds
    public abstract Optional<Instant> startTimestamp();

    /** {@return the end; absent if the range has none} */
    @UnixSeconds
    public abstract Optional<Instant> endTimestamp();

    /**
     * {@return the times that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, or the start is after the end
     */
    public static TimeRange of(Consumer<? super Builder> settings) {
        return RequestBuilding.build(
                "times", ImmutableTimeRange.builder(), settings, ImmutableTimeRange.Builder::build, TimeRange::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder extends TimeSettings<Builder> {}
}
