package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.internal.json.CommaSeparated;
import io.github.avalanche4j.data.CurrencyCode;
import io.github.avalanche4j.data.SortOrder;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Whose rewards are wanted, in which order, and with prices in which currency. Addresses or nodes must be named. */
@Value.Immutable
@JsonSerialize(as = ImmutableRewardFilter.class)
public interface RewardFilter {
    /** {@return the addresses wanted; empty for all} */
    @JsonSerialize(using = CommaSeparated.class)
    List<Bech32Address> addresses();

    /** {@return the nodes wanted; empty for all} */
    @JsonSerialize(using = CommaSeparated.class)
    List<NodeId> nodeIds();

    /** {@return the order; absent for the service's own} */
    Optional<SortOrder> sortOrder();

    /** {@return the currency of prices; absent for US dollars} */
    Optional<CurrencyCode> currency();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Wants these addresses; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         * @return this
         */
        Builder addAddresses(Bech32Address... addresses);

        /**
         * Wants these addresses; several calls add up.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
         * @return this
         */
        Builder addAllAddresses(Iterable<? extends Bech32Address> addresses);

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

        /**
         * Sets the order.
         *
         * @param order which end comes first
         * @return this
         */
        Builder sortOrder(SortOrder order);

        /**
         * Sets the currency of prices.
         *
         * @param code one that the service lists, or one made as {@linkplain CurrencyCode#unlisted unlisted}
         * @return this
         */
        Builder currency(CurrencyCode code);
    }
}
