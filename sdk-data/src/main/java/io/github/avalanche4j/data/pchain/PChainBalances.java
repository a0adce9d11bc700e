package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.primary.AssetTotal;
import io.github.avalanche4j.data.primary.ChainInfo;
import io.github.avalanche4j.data.primary.SharedAssetTotal;
import java.util.List;
import java.util.Optional;

/** The balances of some addresses on the P-Chain, by asset and state. */
@Value
public interface PChainBalances {
    /** {@return the amounts that any transaction can spend} */
    List<AssetTotal> unlockedUnstaked();

    /** {@return the amounts that are staked, and can be spent when the stake ends} */
    List<AssetTotal> unlockedStaked();

    /** {@return the amounts that are not staked, and cannot be spent yet} */
    List<AssetTotal> lockedPlatform();

    /** {@return the locked amounts that may be staked already, and are not} */
    List<AssetTotal> lockedStakeable();

    /** {@return the amounts that are staked, and will be locked when the stake ends} */
    List<AssetTotal> lockedStaked();

    /** {@return the amounts whose stake begins later} */
    List<AssetTotal> pendingStaked();

    /** {@return the amounts that are between this chain and another, and can be imported} */
    List<SharedAssetTotal> atomicMemoryUnlocked();

    /** {@return the amounts that are between this chain and another, and cannot be imported yet} */
    List<SharedAssetTotal> atomicMemoryLocked();

    /** {@return the rewards that were staked again; only of current balances, since Helicon} */
    List<AssetTotal> restakedRewards();

    /** {@return the chain; absent if the service does not say} */
    Optional<ChainInfo> chainInfo();
}
