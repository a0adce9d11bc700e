package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The balance of some addresses on the P-Chain. Amounts without an asset are AVAX; the maps have every asset. */
@Value
public interface PlatformBalance {
    /** {@return the total} */
    Optional<NAvax> balance();

    /** {@return the amount that can be spent} */
    Optional<NAvax> unlocked();

    /** {@return the amount that can be staked and not spent} */
    Optional<NAvax> lockedStakeable();

    /** {@return the amount that can be neither spent nor staked} */
    Optional<NAvax> lockedNotStakeable();

    /** {@return the total, by asset} */
    Map<Id, UInt64> balances();

    /** {@return the amount that can be spent, by asset} */
    Map<Id, UInt64> unlockeds();

    /** {@return the amount that can be staked and not spent, by asset} */
    Map<Id, UInt64> lockedStakeables();

    /** {@return the amount that can be neither spent nor staked, by asset} */
    Map<Id, UInt64> lockedNotStakeables();

    /** {@return the UTXOs that make up the balance} */
    @WireName("utxoIDs")
    List<UtxoId> utxoIds();
}
