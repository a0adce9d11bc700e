package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that delegates to a validator of the primary network: type id 14. Not accepted any more since the
 * Durango upgrade, see {@link AddPermissionlessDelegatorTx}.
 *
 * @param base the network, inputs, outputs and memo that it has like every transaction
 * @param validator the validator, and for how long
 * @param stake the staked outputs, which come back when the stake ends and then follow {@link BaseTx#outputs} as UTXOs
 *     of the transaction
 * @param rewardsOwner the owner of the reward
 */
public record AddDelegatorTx(BaseTx base, TxValidator validator, List<TxOutput> stake, OutputOwners rewardsOwner)
        implements UnsignedTx {
    public AddDelegatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(validator, "validator");
        stake = List.copyOf(stake);
        Objects.requireNonNull(rewardsOwner, "rewardsOwner");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
