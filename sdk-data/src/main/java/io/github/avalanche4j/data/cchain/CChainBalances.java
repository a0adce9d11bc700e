package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.data.primary.ChainInfo;
import io.github.avalanche4j.data.primary.SharedAssetTotal;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What some addresses have between the C-Chain and others, by asset. What they have on it as an EVM chain is another
 * question.
 */
@Value.Immutable
public interface CChainBalances {
    /** {@return what can be imported} */
    List<SharedAssetTotal> atomicMemoryUnlocked();

    /** {@return what cannot be imported yet} */
    List<SharedAssetTotal> atomicMemoryLocked();

    /** {@return which chain they are on; absent where the service does not say} */
    Optional<ChainInfo> chainInfo();
}
