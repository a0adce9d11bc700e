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
 * A transaction that opened a subnet to staking in its own asset: type id 24. Not accepted since the Etna upgrade.
 * Amounts are in the asset's smallest unit.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param assetId the asset to stake in
 * @param initialSupply the supply at the start
 * @param minConsumptionRate the rate of rewards for the shortest stakes, in millionths
 * @param maxConsumptionRate the rate of rewards for the longest stakes, in millionths
 * @param minValidatorStake the minimum stake of a validator
 * @param minStakeDuration the shortest staking period, to the second
 * @param maxStakeDuration the longest staking period, to the second
 * @param minDelegationFee the minimum share of delegators' rewards that a validator keeps, in millionths
 * @param minDelegatorStake the minimum stake of a delegator
 * @param maxValidatorWeightFactor the maximum weight of a validator with its delegators, as a multiple of its own
 *     stake, from 0 to 255
 * @param uptimeRequirement the uptime that a validator needs for a reward, in millionths
 * @param subnetAuthorization the subnet's owners that sign, as indices into their list, each from 0 to 2^32 − 1
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
