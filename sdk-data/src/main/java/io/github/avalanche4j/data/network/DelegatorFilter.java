package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.internal.json.CommaSeparated;
import io.github.avalanche4j.data.SortOrder;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Which delegations are wanted, and in which order. */
@Value.Immutable
@JsonSerialize(as = ImmutableDelegatorFilter.class)
public interface DelegatorFilter {
    /** {@return the addresses that get the reward; empty for all} */
    @JsonSerialize(using = CommaSeparated.class)
    List<Bech32Address> rewardAddresses();

    /** {@return the order; absent for the service's own} */
    Optional<SortOrder> sortOrder();

    /** {@return where the delegations stand; absent for all} */
    Optional<DelegationStatus> delegationStatus();

    /** {@return the nodes wanted; empty for all} */
    @JsonSerialize(using = CommaSeparated.class)
    List<NodeId> nodeIds();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Wants the delegations that pay to these addresses; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         * @return this
         */
        Builder addRewardAddresses(Bech32Address... addresses);

        /**
         * Wants the delegations that pay to these addresses; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         * @return this
         */
        Builder addAllRewardAddresses(Iterable<? extends Bech32Address> addresses);

        /**
         * Sets the order.
         *
         * @param order which end comes first
         * @return this
         */
        Builder sortOrder(SortOrder order);

        /**
         * Wants those only that stand there.
         *
         * @param status where they stand
         * @return this
         */
        Builder delegationStatus(DelegationStatus status);

        /**
         * Wants these nodes; several calls add up.
         *
         * @param nodes the nodes
         * @return this
         */
        Builder addNodeIds(NodeId... nodes);

        /**
         * Wants these nodes; several calls add up.
         *
         * @param nodes the nodes
         * @return this
         */
        Builder addAllNodeIds(Iterable<? extends NodeId> nodes);
    }
}
