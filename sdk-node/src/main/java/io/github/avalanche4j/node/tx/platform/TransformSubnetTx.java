package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that opened a subnet to stake in an asset of its own: type id 24. Not accepted any more since the Etna
 * upgrade. Amounts are in the asset's smallest unit.
 *
 * @param base the network, inputs, outputs and memo that it has like every transaction
 * @param subnetId the subnet
 * @param assetId the asset to stake in
 * @param initialSupply how much of it there is
 * @param maximumSupply how much of it there can be
 * @param minConsumptionRate the rate of rewards for the shortest stakes, in millionths
 * @param maxConsumptionRate the rate of rewards for the longest stakes, in millionths
 * @param minValidatorStake the least that a validator stakes
 * @param maxValidatorStake the most that a validator stakes
 * @param minStakeDuration the shortest time of a stake, to the second
 * @param maxStakeDuration the longest time of a stake, to the second
 * @param minDelegationFee the least share of delegators' rewards that a validator keeps, in millionths
 * @param minDelegatorStake the least that a delegator stakes
 * @param maxValidatorWeightFactor how many times its own stake a validator may weigh with its delegators, from 0 to 255
 * @param uptimeRequirement for how much of its time a validator must be there to be rewarded, in millionths
 * @param subnetAuthorization which of the subnet's owners sign, as places in their list, each from 0 to 2^32 − 1
 */
public record TransformSubnetTx(
        BaseTx base,
        Id subnetId,
        Id assetId,
        UInt64 initialSupply,
        UInt64 maximumSupply,
        UInt64 minConsumptionRate,
        UInt64 maxConsumptionRate,
        UInt64 minValidatorStake,
        UInt64 maxValidatorStake,
        Duration minStakeDuration,
        Duration maxStakeDuration,
        long minDelegationFee,
        UInt64 minDelegatorStake,
        int maxValidatorWeightFactor,
        long uptimeRequirement,
        List<Long> subnetAuthorization)
        implements UnsignedTx {
    public TransformSubnetTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(assetId, "assetId");
        Objects.requireNonNull(initialSupply, "initialSupply");
        Objects.requireNonNull(maximumSupply, "maximumSupply");
        Objects.requireNonNull(minConsumptionRate, "minConsumptionRate");
        Objects.requireNonNull(maxConsumptionRate, "maxConsumptionRate");
        Objects.requireNonNull(minValidatorStake, "minValidatorStake");
        Objects.requireNonNull(maxValidatorStake, "maxValidatorStake");
        Objects.requireNonNull(minStakeDuration, "minStakeDuration");
        Objects.requireNonNull(maxStakeDuration, "maxStakeDuration");
        Objects.requireNonNull(minDelegatorStake, "minDelegatorStake");
        subnetAuthorization = UInt32List.copyOf(subnetAuthorization);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
