package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.subnet.L1ValidatorManager;
import io.github.avalanche4j.data.subnet.SubnetOwnership;
import io.github.avalanche4j.data.validator.AutoRenew;
import io.github.avalanche4j.data.validator.BlsCredentials;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A transaction on the P-Chain. Fields that only some kinds have are absent for the others. */
@Value
public interface PChainTransaction {
    /** {@return the transaction's id} */
    Id txHash();

    /** {@return its kind} */
    PrimaryNetworkTxType txType();

    /** {@return when its block was proposed} */
    @UnixSeconds
    Instant blockTimestamp();

    /** {@return the height of its block} */
    UInt64 blockNumber();

    /** {@return the id of its block} */
    Optional<Id> blockHash();

    /** {@return the outputs that it spent} */
    List<PChainUtxo> consumedUtxos();

    /** {@return the outputs that it created} */
    List<PChainUtxo> emittedUtxos();

    /** {@return the chain that its inputs came from; only of imports and exports} */
    Optional<Id> sourceChain();

    /** {@return the chain that its outputs went to; only of imports and exports} */
    Optional<Id> destinationChain();

    /** {@return what its outputs hold, by asset} */
    List<AssetAmount> value();

    /** {@return the amounts that it burned, by asset, including the fee} */
    List<AssetAmount> amountBurned();

    /** {@return the amounts that it staked, by asset} */
    List<AssetAmount> amountStaked();

    /** {@return the amounts that it reserved for the continuous fees of L1 validators, by asset} */
    List<AssetAmount> amountL1ValidatorBalanceBurned();

    /** {@return when the stake begins; only of those that add validators and delegations} */
    @UnixSeconds
    Optional<Instant> startTimestamp();

    /** {@return when the stake ends; only of those that add validators and delegations} */
    @UnixSeconds
    Optional<Instant> endTimestamp();

    /** {@return the validator's part of its delegations' rewards, in percent; only of those that add validators} */
    Optional<BigDecimal> delegationFeePercent();

    /** {@return the node; only of those that concern a validator} */
    Optional<NodeId> nodeId();

    /** {@return the subnet; only of those that concern one} */
    Optional<Id> subnetId();

    /** {@return the contract that manages the validators of the new L1; only of conversions} */
    Optional<L1ValidatorManager> l1ValidatorManagerDetails();

    /** {@return the validators of L1s that it registered or changed, in their state at that time} */
    List<L1ValidatorChange> l1ValidatorDetails();

    /** {@return the expected reward; only of stakes} */
    Optional<NAvax> estimatedReward();

    /** {@return the transaction that paid the reward; only of stakes that have ended} */
    Optional<Id> rewardTxHash();

    /** {@return the reward addresses} */
    List<Bech32Address> rewardAddresses();

    /** {@return the note that its sender added} */
    Optional<Bytes> memo();

    /** {@return the stake that it ends; only of those that pay a reward} */
    Optional<Id> stakingTxHash();

    /** {@return the subnet's owner; only of those that create or transfer a subnet} */
    Optional<SubnetOwnership> subnetOwnershipInfo();

    /** {@return the validator's key; only of those that register one} */
    Optional<BlsCredentials> blsCredentials();

    /** {@return the chain that it created; only of those that create one} */
    Optional<NewBlockchain> blockchainInfo();

    /** {@return how long each cycle of the stake is; only of auto-renewed stakes, since Helicon} */
    @Seconds
    Optional<Duration> period();

    /**
     * {@return which part of the rewards is staked again, in millionths; only of auto-renewed stakes, since Helicon}
     */
    Optional<UInt64> autoCompoundRewardShares();

    /** {@return the owner that may change how the stake continues; only of auto-renewed stakes, since Helicon} */
    Optional<SubnetOwnership> validatorAuthority();

    /** {@return how the stake continues; only of auto-renewed stakes, since Helicon} */
    Optional<AutoRenew> autoRenew();
}
