package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Network;

/** Filters chains. */
@Settings
public interface ChainFilter {
    /** Keeps only the chains of one network, {@link Network#MAINNET} or {@link Network#FUJI}. */
    ChainFilter network(Network name);

    /** Keeps only chains with a feature. */
    ChainFilter feature(ApiFeature offered);
}
