package io.github.avalanche4j.data.webhooks;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Which balance of an address of the primary network is watched. */
public final class BalanceType extends OpenEnum {
    private static final Map<String, BalanceType> KNOWN = new LinkedHashMap<>();

    /** What any transaction can spend, on the P-Chain. */
    public static final BalanceType UNLOCKED_UNSTAKED = known("unlockedUnstaked");

    /** What is staked, and can be spent when the stake ends, on the P-Chain. */
    public static final BalanceType UNLOCKED_STAKED = known("unlockedStaked");

    /** What is not staked, and cannot be spent yet, on the P-Chain. */
    public static final BalanceType LOCKED_PLATFORM = known("lockedPlatform");

    /** What is not staked, and can only be staked yet, on the P-Chain. */
    public static final BalanceType LOCKED_STAKEABLE = known("lockedStakeable");

    /** What is staked, and will be locked when the stake ends, on the P-Chain. */
    public static final BalanceType LOCKED_STAKED = known("lockedStaked");

    /** What is staked from a later time on, on the P-Chain. */
    public static final BalanceType PENDING_STAKED = known("pendingStaked");

    /** What can be spent, on the X-Chain. */
    public static final BalanceType UNLOCKED = known("unlocked");

    /** What cannot be spent yet, on the X-Chain. */
    public static final BalanceType LOCKED = known("locked");

    /** What is between two chains, and can be imported. */
    public static final BalanceType ATOMIC_MEMORY_UNLOCKED = known("atomicMemoryUnlocked");

    /** What is between two chains, and cannot be imported yet. */
    public static final BalanceType ATOMIC_MEMORY_LOCKED = known("atomicMemoryLocked");

    private BalanceType(String value, boolean known) {
        super(value, known);
    }

    private static BalanceType known(String value) {
        BalanceType constant = new BalanceType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static BalanceType of(String value) {
        BalanceType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new BalanceType(value, false) : known;
    }
}
