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
 * A transaction that delegates to a validator of the primary network or of a permissionless subnet: type id 26.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param validator the validator, with start, end and weight
 * @param subnetId the subnet; {@link Id#PRIMARY_NETWORK} is the primary network
 * @param stake the staked outputs. When the stake ends they are returned, as UTXOs of the transaction numbered after
 *     {@link BaseTx#outputs}
 */
public record AddPermissionlessDelegatorTx(
        BaseTx base, TxValidator validator, Id subnetId, List<TxOutput> stake, OutputOwners rewardsOwner)
        implements UnsignedTx {
    public AddPermissionlessDelegatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(validator, "validator");
        Objects.requireNonNull(subnetId, "subnetId");
        stake = List.copyOf(stake);
        Objects.requireNonNull(rewardsOwner, "rewardsOwner");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
