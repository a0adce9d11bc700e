package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.NodeId;
import java.util.Optional;
import org.immutables.value.Value;

/** Which L1 validators are wanted. */
@Value.Immutable
@JsonSerialize(as = ImmutableL1ValidatorFilter.class)
public interface L1ValidatorFilter {
    /** {@return the only validation wanted; absent for all} */
    Optional<Id> l1ValidationId();

    /** {@return whether those are wanted too that are not active; absent for no} */
    Optional<Boolean> includeInactiveL1Validators();

    /** {@return the only node wanted; absent for all} */
    Optional<NodeId> nodeId();

    /** {@return the only L1 wanted; absent for all} */
    Optional<Id> subnetId();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Wants one validation only.
         *
         * @param validation its id
         * @return this
         */
        Builder l1ValidationId(Id validation);

        /**
         * Wants those too that are not active, or not.
         *
         * @param include whether to
         * @return this
         */
        Builder includeInactiveL1Validators(Boolean include);

        /**
         * Wants one node only.
         *
         * @param node the node
         * @return this
         */
        Builder nodeId(NodeId node);

        /**
         * Wants one L1 only.
         *
         * @param subnet its id
         * @return this
         */
        Builder subnetId(Id subnet);
    }
}
