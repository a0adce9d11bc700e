package io.github.avalanche4j.data.reward;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Whose rewards are wanted, and in which order. Addresses or nodes must be named. */
@Value.Immutable(copy = false)
public abstract class PendingRewardFilter {
    PendingRewardFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> addresses();

    @CommaSeparated
    abstract List<NodeId> nodeIds();

    abstract Optional<SortOrder> sortOrder();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose addresses it may name
     * @throws InvalidRequestException if neither addresses nor nodes are named, a node id is malformed, or an address
     *     is not one of the network
     */
    public static PendingRewardFilter of(Consumer<? super Builder> settings, Network network) {
        PendingRewardFilter built = RequestBuilding.build(
                "filter",
                ImmutablePendingRewardFilter.builder(),
                settings,
                ImmutablePendingRewardFilter.Builder::build);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    @Value.Check
    void check() {
        RequestChecks.addressesOrNodes(addresses(), nodeIds());
        RequestChecks.nodes("nodeIds", nodeIds());
    }

    /** Sets what is wanted. */
    public interface Builder {
        /**
         * Wants these addresses; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         */
        Builder addAddresses(Bech32Address... addresses);

        /** As {@link #addAddresses}, from a collection. */
        Builder addAllAddresses(Iterable<? extends Bech32Address> addresses);

        /** Wants these nodes; several calls add up. */
        Builder addNodeIds(NodeId... nodes);

        /** As {@link #addNodeIds}, from a collection. */
        Builder addAllNodeIds(Iterable<? extends NodeId> nodes);

        /**
         * Sets the order.
         *
         * @param order which end comes first
         */
        Builder sortOrder(SortOrder order);
    }
}
