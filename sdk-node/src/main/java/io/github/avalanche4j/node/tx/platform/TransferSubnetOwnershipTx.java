package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that transfers a subnet to other owners: type id 33, since the Durango upgrade.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param subnetAuthorization the subnet's owners that sign, as indices into their list, each from 0 to 2^32 − 1
 */
public record TransferSubnetOwnershipTx(BaseTx base, Id subnetId, List<Long> subnetAuthorization, OutputOwners newOwner)
        implements UnsignedTx {
    public TransferSubnetOwnershipTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(subnetId, "subnetId");
        subnetAuthorization = UInt32List.copyOf(subnetAuthorization);
        Objects.requireNonNull(newOwner, "newOwner");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
