package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.NodeSettings;
import io.github.avalanche4j.data.validator.DelegationStatus;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters delegations, and sets their order. */
@Value.Built
public abstract class DelegatorFilter {
    DelegatorFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> rewardAddresses();

    abstract Optional<SortOrder> sortOrder();

    abstract Optional<DelegationStatus> delegationStatus();

    @CommaSeparated
    abstract List<NodeId> nodeIds();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose addresses it may name
     * @throws InvalidRequestException if a node id is malformed, or an address is not one of the network
     */
    static DelegatorFilter of(Consumer<? super Builder> settings, Network network) {
        DelegatorFilter built = RequestBuilding.filter(
                ImmutableDelegatorFilter.builder(),
                settings,
                ImmutableDelegatorFilter.Builder::build,
                DelegatorFilter::check);
        RequestChecks.addresses("rewardAddresses", built.rewardAddresses(), network);
        return built;
    }

    void check() {
        RequestChecks.nodes("nodeIds", nodeIds());
    }

    /** Sets the criteria. */
    public interface Builder extends SortSettings<Builder>, NodeSettings<Builder> {
        /**
         * Keeps only delegations with these reward addresses. Repeated calls add addresses.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain's prefix
         */
        Builder addRewardAddresses(Bech32Address... addresses);

        /** As {@link #addRewardAddresses}, from a collection. */
        Builder addAllRewardAddresses(Iterable<? extends Bech32Address> addresses);

        /** Keeps only those with this status. */
        Builder delegationStatus(DelegationStatus status);
    }
}
