package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.primary.ChainInfo;
import io.github.avalanche4j.data.primary.SharedAssetTotal;
import java.util.List;
import java.util.Optional;

/**
 * The amounts, by asset, that some addresses have exported from the C-Chain or to it, and that are not imported yet.
 * Their EVM balances are not included.
 */
@Value
public interface CChainBalances {
    /** {@return the amounts that can be imported} */
    List<SharedAssetTotal> atomicMemoryUnlocked();

    /** {@return the amounts that cannot be imported yet} */
    List<SharedAssetTotal> atomicMemoryLocked();

    /** {@return the chain; absent if the service does not name it} */
    Optional<ChainInfo> chainInfo();
}
