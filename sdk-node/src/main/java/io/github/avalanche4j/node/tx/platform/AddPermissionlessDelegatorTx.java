package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Delegates to a validator of the Primary Network or of an opened subnet: type id 26.
 *
 * @param base the network, inputs, outputs and memo that it has like every transaction
 * @param validator the validator, and for how long
 * @param subnetId the subnet; {@link Id#EMPTY} is the Primary Network
 * @param stake what it stakes, in the form in which it comes back in the end; as UTXOs of the transaction they follow
 *     {@link BaseTx#outputs} once they come back
 * @param rewardsOwner who gets the reward
 */
public record AddPermissionlessDelegatorTx(
        BaseTx base, TxValidator validator, Id subnetId, List<TxOutput> stake, OutputOwners rewardsOwner)
        implements UnsignedTx {
    /**
     * A delegation.
     *
     * @param base the network
     * @param validator the validator
     * @param subnetId the subnet
     * @param stake what it stakes
     * @param rewardsOwner who gets the reward
     */
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
