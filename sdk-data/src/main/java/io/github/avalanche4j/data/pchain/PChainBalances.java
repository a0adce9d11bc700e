package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.data.primary.AssetTotal;
import io.github.avalanche4j.data.primary.ChainInfo;
import io.github.avalanche4j.data.primary.SharedAssetTotal;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** What some addresses have on the P-Chain, by asset and by what can be done with it. */
@Value.Immutable
public interface PChainBalances {
    /** {@return what any transaction can spend} */
    List<AssetTotal> unlockedUnstaked();

    /** {@return what is staked, and can be spent when the stake ends} */
    List<AssetTotal> unlockedStaked();

    /** {@return what is not staked, and cannot be spent yet} */
    List<AssetTotal> lockedPlatform();

    /** {@return what is not staked, and can only be staked yet} */
    List<AssetTotal> lockedStakeable();

    /** {@return what is staked, and will be locked when the stake ends} */
    List<AssetTotal> lockedStaked();

    /** {@return what is staked from a later time on} */
    List<AssetTotal> pendingStaked();

    /** {@return what is between this chain and another, and can be imported} */
    List<SharedAssetTotal> atomicMemoryUnlocked();

    /** {@return what is between this chain and another, and cannot be imported yet} */
    List<SharedAssetTotal> atomicMemoryLocked();

    /** {@return what was won and staked again; only of balances as of now, since Helicon} */
    List<AssetTotal> restakedRewards();

    /** {@return which chain they are on; absent where the service does not say} */
    Optional<ChainInfo> chainInfo();
}
