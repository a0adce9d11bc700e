package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;

/** Filters L1 validators. */
@Settings
public interface L1ValidatorFilter {
    /** Keeps only one validation. */
    L1ValidatorFilter l1ValidationId(Id validation);

    /** Sets whether inactive validators are included. */
    L1ValidatorFilter includeInactiveL1Validators(Boolean include);

    /** Keeps only one node. */
    L1ValidatorFilter nodeId(NodeId node);

    /** Keeps only one L1. */
    L1ValidatorFilter subnetId(Id subnet);
}
