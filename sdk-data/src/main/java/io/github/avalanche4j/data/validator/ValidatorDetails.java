package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.reward.StakingType;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/**
 * A validation: a node that validates a subnet for some time. Its {@link
 * #validationStatus status} determines which fields are present.
 */
@Value
public interface ValidatorDetails {
    /** {@return the transaction that registered it} */
    Id txHash();

    /** {@return the node} */
    NodeId nodeId();

    /** {@return the subnet; the primary network has one too} */
    Id subnetId();

    /** {@return the stake, in nAVAX; of a permissioned subnet the weight} */
    UInt64 amountStaked();

    /** {@return its share of its delegations' rewards, in percent; absent on permissioned subnets} */
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

    /** {@return how the stake continues; absent before the Helicon upgrade} */
    Optional<StakingType> stakingType();

    /** {@return how an auto-renewed stake continues; absent for others} */
    Optional<AutoRenew> autoRenew();

    /** {@return its share of the active stake, in percent; only of an active one} */
    Optional<BigDecimal> stakePercentage();

    /** {@return how many delegations it has; absent for one that begins later} */
    Optional<UInt64> delegatorCount();

    /** {@return what is delegated to it} */
    Optional<NAvax> amountDelegated();

    /** {@return its uptime as measured by the service's node, in percent; only of an active one} */
    Optional<BigDecimal> uptimePerformance();

    /** {@return its version; only of an active one, and absent if it is offline} */
    Optional<String> avalancheGoVersion();

    /** {@return how much can still be delegated to it; only of an active one} */
    Optional<NAvax> delegationCapacity();

    /** {@return the expected rewards; only of an active one} */
    Optional<ValidationRewards> potentialRewards();

    /** {@return its health; only of an active one} */
    Optional<ValidatorHealth> validatorHealth();

    /** {@return its location; only of an active one, and absent if the service does not know it} */
    Optional<Geolocation> geolocation();

    /** {@return its rewards; only of a completed one} */
    Optional<ValidationRewards> rewards();

    /** {@return the transaction that removed it; only of one that was removed} */
    Optional<Id> removeTxHash();

    /** {@return when it was removed; only of one that was removed} */
    @UnixSeconds
    Optional<Instant> removeTimestamp();
}
