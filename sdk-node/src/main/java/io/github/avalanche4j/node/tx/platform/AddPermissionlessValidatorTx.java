package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that adds a validator of the primary network or of a subnet that was opened by a {@link
 * TransformSubnetTx}: type id 25.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param validator the validator, with start, end and weight
 * @param subnetId the subnet; {@link Id#PRIMARY_NETWORK} is the primary network
 * @param signer its BLS key; absent on subnets, present on the primary network
 * @param stake the staked outputs. When the stake ends they are returned, as UTXOs of the transaction numbered after
 *     {@link BaseTx#outputs}
 * @param validationRewardsOwner the owner of the reward for validating
 * @param delegationRewardsOwner the owner of the share of the delegators' rewards
 * @param shares the share of the delegators' rewards that the validator keeps, in millionths: 20000 is 2 %
 */
public record AddPermissionlessValidatorTx(
        BaseTx base,
        TxValidator validator,
        Id subnetId,
        Optional<ValidatorPop> signer,
        List<TxOutput> stake,
        OutputOwners validationRewardsOwner,
        OutputOwners delegationRewardsOwner,
        long shares)
        implements UnsignedTx {
    public AddPermissionlessValidatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(validator, "validator");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(signer, "signer");
        stake = List.copyOf(stake);
        Objects.requireNonNull(validationRewardsOwner, "validationRewardsOwner");
        Objects.requireNonNull(delegationRewardsOwner, "delegationRewardsOwner");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
