package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** Which balance of an address of the primary network is watched. */
public final class BalanceType extends OpenEnum {
    private static final Known<BalanceType> KNOWN = new Known<>(BalanceType::new);

    /** The amount that any transaction can spend, on the P-Chain. */
    public static final BalanceType UNLOCKED_UNSTAKED = KNOWN.add("unlockedUnstaked");

    /** The amount that is staked, and can be spent when the stake ends, on the P-Chain. */
    public static final BalanceType UNLOCKED_STAKED = KNOWN.add("unlockedStaked");

    /** The amount that is not staked, and cannot be spent yet, on the P-Chain. */
    public static final BalanceType LOCKED_PLATFORM = KNOWN.add("lockedPlatform");

    /** The locked amount that may be staked already, and is not, on the P-Chain. */
    public static final BalanceType LOCKED_STAKEABLE = KNOWN.add("lockedStakeable");

    /** The amount that is staked, and will be locked when the stake ends, on the P-Chain. */
    public static final BalanceType LOCKED_STAKED = KNOWN.add("lockedStaked");

    /** The amount whose stake begins later, on the P-Chain. */
    public static final BalanceType PENDING_STAKED = KNOWN.add("pendingStaked");

    /** The amount that can be spent, on the X-Chain. */
    public static final BalanceType UNLOCKED = KNOWN.add("unlocked");

    /** The amount that cannot be spent yet, on the X-Chain. */
    public static final BalanceType LOCKED = KNOWN.add("locked");

    /** The amount that is between two chains, and can be imported. */
    public static final BalanceType ATOMIC_MEMORY_UNLOCKED = KNOWN.add("atomicMemoryUnlocked");

    /** The amount that is between two chains, and cannot be imported yet. */
    public static final BalanceType ATOMIC_MEMORY_LOCKED = KNOWN.add("atomicMemoryLocked");

    private BalanceType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static BalanceType of(String value) {
        return KNOWN.of(value);
    }
}
