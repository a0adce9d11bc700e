package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A current validator. The fields that are present depend on the subnet:
 *
 * <ul>
 *   <li>an L1's validator has {@link #validationId} and the fields after it;
 *   <li>a permissioned subnet's has {@link #txId} and {@link #endTime} besides node, weight and start;
 *   <li>a validator of the primary network has these fields and those about stake and rewards.
 * </ul>
 */
@Value
public interface CurrentValidator {
    /** {@return the node} */
    @WireName("nodeID")
    NodeId nodeId();

    /** {@return the weight; on the primary network the validator's own stake in nAVAX, without delegations} */
    UInt64 weight();

    /** {@return when the validation began} */
    @UnixSeconds
    Optional<Instant> startTime();

    /** {@return when it ends; an L1's validators have no end} */
    @UnixSeconds
    Optional<Instant> endTime();

    /** {@return the transaction that added the validator; absent for an L1's} */
    @WireName("txID")
    Optional<Id> txId();

    /** {@return the owner of the reward for validating} */
    Optional<OutputOwners> validationRewardOwner();

    /** {@return the owner of the validator's share of the delegators' rewards} */
    Optional<OutputOwners> delegationRewardOwner();

    /**
     * {@return the reward for the whole period if the validator's uptime suffices, in the smallest unit of the staked
     * asset: nAVAX on the primary network}
     */
    Optional<UInt64> potentialReward();

    /** {@return the validator's rewards from delegations that have ended, in the same unit} */
    Optional<UInt64> accruedDelegateeReward();

    /**
     * {@return the part of the weight that are restaked rewards for validating; absent if the validation does not renew
     * itself, and from nodes that do not report it, such as 1.15.0}
     */
    Optional<NAvax> restakedValidationRewards();

    /** {@return the part of the weight that are restaked rewards from delegations; absent likewise} */
    Optional<NAvax> restakedDelegateeRewards();

    /** {@return the validator's share of its delegators' rewards, in percent from 0 to 100} */
    Optional<BigDecimal> delegationFee();

    /** {@return the uptime that the responding node measured, in percent from 0 to 100} */
    Optional<BigDecimal> uptime();

    /** {@return whether the responding node is connected to it now} */
    Optional<Boolean> connected();

    /** {@return the BLS key with its proof; absent for a validator without one. See {@link #blsPublicKey}} */
    Optional<NodePop> signer();

    /** {@return the number of delegations} */
    Optional<UInt64> delegatorCount();

    /** {@return the total stake of the delegations, in the smallest unit of the staked asset} */
    Optional<UInt64> delegatorWeight();

    /** {@return the delegations, only if the call requested exactly one node; otherwise empty} */
    List<Delegator> delegators();

    /**
     * {@return the owner that may change how the validation renews itself; absent if it does not, and before Helicon}
     */
    Optional<OutputOwners> validatorAuthority();

    /**
     * {@return the length of the validation's next period, zero if the current one is the last; absent if it does not
     * renew itself, and before Helicon}
     */
    @Seconds
    Optional<Duration> nextPeriod();

    /**
     * {@return the share of the reward that is restaked in the next period, in millionths; absent if the validation
     * does not renew itself, and before Helicon}
     */
    Optional<UInt64> autoCompoundRewardShares();

    /** {@return the id of an L1's validation} */
    @WireName("validationID")
    Optional<Id> validationId();

    /** {@return the BLS public key of an L1's validator, 48 bytes, compressed. See {@link #blsPublicKey}} */
    Optional<Bytes> publicKey();

    /** {@return the owners who get the remaining balance when the validation ends} */
    Optional<OutputOwners> remainingBalanceOwner();

    /** {@return the owners who may end the validation} */
    Optional<OutputOwners> deactivationOwner();

    /** {@return the minimum nonce of the next change of weight} */
    Optional<UInt64> minNonce();

    /** {@return the balance that fees are paid from} */
    Optional<NAvax> balance();

    /** {@return the BLS public key, from either field; absent for a validator without one} */
    default Optional<Bytes> blsPublicKey() {
        return publicKey().or(() -> signer().map(NodePop::publicKey));
    }
}
