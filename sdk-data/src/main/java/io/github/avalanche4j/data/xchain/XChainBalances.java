package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.primary.AssetTotal;
import io.github.avalanche4j.data.primary.ChainInfo;
import io.github.avalanche4j.data.primary.SharedAssetTotal;
import java.util.List;
import java.util.Optional;

/** The balances of some addresses on the X-Chain, by asset. */
@Value
public interface XChainBalances {
    /** {@return the amounts that cannot be spent yet} */
    List<AssetTotal> locked();

    /** {@return the amounts that can be spent} */
    List<AssetTotal> unlocked();

    /** {@return the amounts that are between this chain and another, and can be imported} */
    List<SharedAssetTotal> atomicMemoryUnlocked();

    /** {@return the amounts that are between this chain and another, and cannot be imported yet} */
    List<SharedAssetTotal> atomicMemoryLocked();

    /** {@return the chain; absent if the service does not say} */
    Optional<ChainInfo> chainInfo();
}
