package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.AddressSettings;
import io.github.avalanche4j.data.primary.NodeSettings;

/** Filters pending rewards. Addresses or nodes are required. */
@Settings(requires = "addresses or nodeIds")
public interface PendingRewardFilter
        extends SortSettings<PendingRewardFilter>,
                AddressSettings<PendingRewardFilter>,
                NodeSettings<PendingRewardFilter> {}
