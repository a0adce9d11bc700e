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
import io.github.avalanche4j.data.primary.AddressSettings;
import io.github.avalanche4j.data.primary.NodeSettings;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters pending rewards. Addresses or nodes are required. */
@Value.Built
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
     * @throws InvalidRequestException if there are neither addresses nor nodes, a node id is malformed, or an address
     *     is not one of the network
     */
    static PendingRewardFilter of(Consumer<? super Builder> settings, Network network) {
        PendingRewardFilter built = RequestBuilding.filter(
                ImmutablePendingRewardFilter.builder(),
                settings,
                ImmutablePendingRewardFilter.Builder::build,
                PendingRewardFilter::check);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    void check() {
        RequestChecks.addressesOrNodes(addresses(), nodeIds());
        RequestChecks.nodes("nodeIds", nodeIds());
    }

    /** Sets the criteria. */
    public interface Builder extends SortSettings<Builder>, AddressSettings<Builder>, NodeSettings<Builder> {}
}
