package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.reward.StakingType;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A validation: a node that validates a subnet for some time. What it has depends on {@link #validationStatus where
 * status}.
 */
@Value.Immutable
public interface Validator {
    /** {@return the transaction that registered it} */
    Id txHash();

    /** {@return the node} */
    NodeId nodeId();

    /** {@return the subnet; the primary network has one too} */
    Id subnetId();

    /** {@return the stake, in nAVAX; of a permissioned subnet the weight} */
    UInt64 amountStaked();

    /** {@return its part of its delegations' rewards, in percent; absent on permissioned subnets} */
    Optional<BigDecimal> delegationFee();

    /** {@return when it begins} */
    @UnixSeconds
    Instant startTimestamp();

    /** {@return when it ends} */
    @UnixSeconds
    Instant endTimestamp();

    /** {@return its key; absent for those that were registered without one} */
    Optional<BlsCredentials> blsCredentials();

    /** {@return its status} */
    ValidationStatus validationStatus();

    /** {@return how the stake goes on; absent before the Helicon upgrade} */
    Optional<StakingType> stakingType();

    /** {@return how an auto-renewed stake goes on; absent for others} */
    Optional<AutoRenew> autoRenew();

    /** {@return its part of the whole active stake, in percent; only of one that runs} */
    Optional<BigDecimal> stakePercentage();

    /** {@return how many delegations it has; absent for one that begins later} */
    Optional<UInt64> delegatorCount();

    /** {@return what is delegated to it, in nAVAX} */
    Optional<UInt64> amountDelegated();

    /** {@return how long the service's own node saw it up, in percent; only of one that runs} */
    Optional<BigDecimal> uptimePerformance();

    /** {@return what it runs; only of one that runs, and absent if it is offline} */
    Optional<String> avalancheGoVersion();

    /** {@return how much can still be delegated to it, in nAVAX; only of one that runs} */
    Optional<UInt64> delegationCapacity();

    /** {@return the rewards to expect; only of one that runs} */
    Optional<ValidationRewards> potentialRewards();

    /** {@return how it responds; only of one that runs} */
    Optional<ValidatorHealth> validatorHealth();

    /** {@return where it is; only of one that runs, and absent where the service does not know it} */
    Optional<Geolocation> geolocation();

    /** {@return the rewards that it got; only of one that is over} */
    Optional<ValidationRewards> rewards();

    /** {@return the transaction that removed it; only of one that was removed} */
    Optional<Id> removeTxHash();

    /** {@return when it was removed; only of one that was removed} */
    @UnixSeconds
    Optional<Instant> removeTimestamp();
}
