package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.TimeSettings;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters validations. */
@Value.Built
public abstract class ValidatorAddressesFilter {
    ValidatorAddressesFilter() {}

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<Network> network();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, the start is after the end, or the network is neither
     *     {@link Network#MAINNET} nor {@link Network#FUJI}
     */
    static ValidatorAddressesFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableValidatorAddressesFilter.builder(),
                settings,
                ImmutableValidatorAddressesFilter.Builder::build,
                ValidatorAddressesFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
        RequestChecks.hosted(network());
    }

    /** Sets the criteria. */
    public interface Builder extends TimeSettings<Builder> {
        /**
         * Sets the network of the subnet.
         *
         * @param network {@link Network#MAINNET} or {@link Network#FUJI}
         */
        Builder network(Network network);
    }
}
