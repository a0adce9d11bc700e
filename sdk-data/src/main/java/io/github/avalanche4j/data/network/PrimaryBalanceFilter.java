package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters balances by address and time. */
@Value.Built
public abstract class PrimaryBalanceFilter {
    PrimaryBalanceFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> addresses();

    @UnixSeconds
    abstract Optional<Instant> blockTimestamp();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose addresses it may name
     * @throws InvalidRequestException if there is no address, or one is not of the network, or the time is before
     *     1970
     */
    static PrimaryBalanceFilter of(Consumer<? super Builder> settings, Network network) {
        PrimaryBalanceFilter built = RequestBuilding.filter(
                ImmutablePrimaryBalanceFilter.builder(),
                settings,
                ImmutablePrimaryBalanceFilter.Builder::build,
                PrimaryBalanceFilter::check);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    void check() {
        RequestChecks.someAddress(addresses());
        RequestChecks.time("blockTimestamp", blockTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Requests the joint balance of these addresses. At least one is required. Repeated calls add addresses.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain's prefix
         */
        Builder addAddresses(Bech32Address... addresses);

        /** As {@link #addAddresses}, from a collection. */
        Builder addAllAddresses(Iterable<? extends Bech32Address> addresses);

        /**
         * Requests the balances as of a time; by default as of now.
         *
         * @param time 1970 or later; sent in whole seconds
         */
        Builder blockTimestamp(Instant time);
    }
}
