package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that adds a validator to a permissioned subnet: type id 13.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param validator the validator, with start, end and weight
 * @param subnetAuthorization the subnet's owners that sign, as indices into their list, each from 0 to 2^32 − 1
 */
public record AddSubnetValidatorTx(BaseTx base, TxValidator validator, Id subnetId, List<Long> subnetAuthorization)
        implements UnsignedTx {
    public AddSubnetValidatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(validator, "validator");
        Objects.requireNonNull(subnetId, "subnetId");
        subnetAuthorization = UInt32List.copyOf(subnetAuthorization);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
