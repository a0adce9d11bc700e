package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that adds a validator of the primary network: type id 12. Not accepted since the Durango upgrade; see
 * {@link AddPermissionlessValidatorTx}.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param validator the validator, with start, end and weight
 * @param stake the staked outputs. When the stake ends they are returned, as UTXOs of the transaction numbered after
 *     {@link BaseTx#outputs}
 * @param shares the share of the delegators' rewards that the validator keeps, in millionths: 20000 is 2 %
 */
public record AddValidatorTx(
        BaseTx base, TxValidator validator, List<TxOutput> stake, OutputOwners rewardsOwner, long shares)
        implements UnsignedTx {
    public AddValidatorTx {
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
