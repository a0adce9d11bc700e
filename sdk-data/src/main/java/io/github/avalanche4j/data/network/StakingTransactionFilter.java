package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Which active stakes are wanted. */
@Value.Immutable(copy = false)
public abstract class StakingTransactionFilter {
    StakingTransactionFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> addresses();

    abstract List<PrimaryNetworkTxType> txTypes();

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<SortOrder> sortOrder();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose addresses it may name
     * @throws InvalidRequestException if an address is not one of the network, a time is before 1970, or the start is
     *     after the end
     */
    public static StakingTransactionFilter of(Consumer<? super Builder> settings, Network network) {
        StakingTransactionFilter built = RequestBuilding.build(
                "filter",
                ImmutableStakingTransactionFilter.builder(),
                settings,
                ImmutableStakingTransactionFilter.Builder::build);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    @Value.Check
    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets what is wanted. */
    public interface Builder {
        /**
         * Wants the stakes of these addresses; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         */
        Builder addAddresses(Bech32Address... addresses);

        /** As {@link #addAddresses}, from a collection. */
        Builder addAllAddresses(Iterable<? extends Bech32Address> addresses);

        /** Wants these kinds; several calls add up. */
        Builder addTxTypes(PrimaryNetworkTxType... types);

        /** As {@link #addTxTypes}, from a collection. */
        Builder addAllTxTypes(Iterable<? extends PrimaryNetworkTxType> types);

        /**
         * Sets the time after which items are wanted.
         *
         * @param time 1970 or later; sent in whole seconds
         */
        Builder startTimestamp(Instant time);

        /**
         * Sets the time before which items are wanted.
         *
         * @param time not before the start; sent in whole seconds
         */
        Builder endTimestamp(Instant time);

        /**
         * Sets the order.
         *
         * @param order which end comes first
         */
        Builder sortOrder(SortOrder order);
    }
}
