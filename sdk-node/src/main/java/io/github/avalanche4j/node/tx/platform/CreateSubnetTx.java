package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that creates a subnet, whose id is the transaction's: type id 16.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param owner the owner who may add chains and validators
 */
public record CreateSubnetTx(BaseTx base, OutputOwners owner) implements UnsignedTx {
    public CreateSubnetTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(owner, "owner");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
