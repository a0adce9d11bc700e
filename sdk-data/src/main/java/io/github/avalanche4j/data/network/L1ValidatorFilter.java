package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters L1 validators. */
@Value.Built
public abstract class L1ValidatorFilter {
    L1ValidatorFilter() {}

    abstract Optional<Id> l1ValidationId();

    abstract Optional<Boolean> includeInactiveL1Validators();

    abstract Optional<NodeId> nodeId();

    abstract Optional<Id> subnetId();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if an id is malformed
     */
    static L1ValidatorFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableL1ValidatorFilter.builder(),
                settings,
                ImmutableL1ValidatorFilter.Builder::build,
                L1ValidatorFilter::check);
    }

    void check() {
        l1ValidationId().ifPresent(id -> RequestChecks.id("l1ValidationId", id));
        nodeId().ifPresent(node -> RequestChecks.node("nodeId", node));
        subnetId().ifPresent(id -> RequestChecks.id("subnetId", id));
    }

    /** Sets the criteria. */
    public interface Builder {
        /** Keeps only one validation. */
        Builder l1ValidationId(Id validation);

        /** Sets whether inactive validators are included. */
        Builder includeInactiveL1Validators(Boolean include);

        /** Keeps only one node. */
        Builder nodeId(NodeId node);

        /** Keeps only one L1. */
        Builder subnetId(Id subnet);
    }
}
