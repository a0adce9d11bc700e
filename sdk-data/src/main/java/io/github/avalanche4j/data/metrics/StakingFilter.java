package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.TimeSettings;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters a figure of staking over time. */
@Value.Built
public abstract class StakingFilter {
    StakingFilter() {}

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<Id> subnetId();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, or the subnet is malformed
     */
    static StakingFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableStakingFilter.builder(),
                settings,
                ImmutableStakingFilter.Builder::build,
                StakingFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
        subnetId().ifPresent(subnet -> RequestChecks.id("subnetId", subnet));
    }

    /** Sets the criteria. */
    public interface Builder extends TimeSettings<Builder> {
        /**
         * Sets the subnet.
         *
         * @param subnet its id; by default the primary network
         */
        Builder subnetId(Id subnet);
    }
}
