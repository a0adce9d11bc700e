package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that changes the weight of an L1's validator, or removes it: type id 37, since the Etna upgrade
 * (ACP-77).
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param message the signed Warp message that requests it; {@code WarpMessage.parse} of the signature module reads it
 */
public record SetL1ValidatorWeightTx(BaseTx base, Bytes message) implements UnsignedTx {
    public SetL1ValidatorWeightTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(message, "message");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }

    /** {@return the validator; absent if the message does not have the form that the P-Chain accepts} */
    public Optional<Id> validationId() {
        return weightMessage().map(AddressedCall.Weight::validationId);
    }

    /**
     * {@return its new weight, 0 to remove it; absent if the message does not have the form that the P-Chain accepts}
     */
    public Optional<UInt64> weight() {
        return weightMessage().map(AddressedCall.Weight::weight);
    }

    private Optional<AddressedCall.Weight> weightMessage() {
        return AddressedCall.of(message).flatMap(AddressedCall::weight);
    }
}
