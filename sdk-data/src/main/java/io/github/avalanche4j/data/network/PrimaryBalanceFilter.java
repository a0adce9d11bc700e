package io.github.avalanche4j.data.network;

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
import org.immutables.value.Value;

/** Whose balances are wanted, and as of when. */
@Value.Immutable(copy = false)
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
     * @throws InvalidRequestException if no address is named, or one is not of the network, or the time is before
     *     1970
     */
    public static PrimaryBalanceFilter of(Consumer<? super Builder> settings, Network network) {
        PrimaryBalanceFilter built = RequestBuilding.build(
                "filter",
                ImmutablePrimaryBalanceFilter.builder(),
                settings,
                ImmutablePrimaryBalanceFilter.Builder::build);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    @Value.Check
    void check() {
        RequestChecks.someAddress(addresses());
        RequestChecks.time("blockTimestamp", blockTimestamp());
    }

    /** Sets what is wanted. */
    public interface Builder {
        /**
         * Wants what these addresses have together; one is needed; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         */
        Builder addAddresses(Bech32Address... addresses);

        /** As {@link #addAddresses}, from a collection. */
        Builder addAllAddresses(Iterable<? extends Bech32Address> addresses);

        /**
         * Wants the balances as of a time; now if never set.
         *
         * @param time 1970 or later; sent in whole seconds
         */
        Builder blockTimestamp(Instant time);
    }
}
