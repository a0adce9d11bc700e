package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.PrimaryNetworkUtxo;
import io.github.avalanche4j.data.reward.RewardType;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** An output of a transaction on the P-Chain, and what spent it. */
@Value
@SuppressWarnings("immutables:subtype") // only a decoder constructs it
public interface PChainUtxo extends PrimaryNetworkUtxo {
    /** {@return the amount again, in the asset's smallest unit; for AVAX that is nAVAX} */
    BigInteger amount();

    /** {@return the asset again} */
    Id assetId();

    /** {@return the block that created it} */
    Optional<UInt64> blockNumber();

    /** {@return the time of that block} */
    @UnixSeconds
    Optional<Instant> blockTimestamp();

    /** {@return the block that spent it; absent while it is unspent} */
    Optional<UInt64> consumingBlockNumber();

    /** {@return the time of that block} */
    @UnixSeconds
    Optional<Instant> consumingBlockTimestamp();

    /** {@return the time before which it cannot be spent, in seconds since 1970; 0 or absent for none} */
    Optional<UInt64> platformLocktime();

    /** {@return the transaction that it rewards; only of rewards} */
    Optional<RewardType> rewardType();

    /** {@return the time before which it can only be staked, in seconds since 1970; absent for none} */
    Optional<UInt64> stakeableLocktime();

    /** {@return whether it is staked} */
    Optional<Boolean> staked();

    /** {@return the transaction that created it} */
    Id txHash();

    /** {@return when its stake ends; only of staked ones} */
    @UnixSeconds
    Optional<Instant> utxoEndTimestamp();

    /** {@return when its stake began; only of staked ones} */
    @UnixSeconds
    Optional<Instant> utxoStartTimestamp();

    /** {@return its kind} */
    PChainUtxoType utxoType();
}
