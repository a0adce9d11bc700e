package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that adds a validator to an L1: type id 36, since the Etna upgrade (ACP-77).
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param balance the balance that pays the validator's continuous fees
 * @param proofOfPossession the proof that the validator holds the secret half of its BLS key, 96 bytes; the key is in
 *     the message
 * @param message the signed Warp message that requests it; {@code WarpMessage.parse} of the signature module reads it
 */
public record RegisterL1ValidatorTx(BaseTx base, NAvax balance, Bytes proofOfPossession, Bytes message)
        implements UnsignedTx {
    public RegisterL1ValidatorTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(balance, "balance");
        Objects.requireNonNull(proofOfPossession, "proofOfPossession");
        Objects.requireNonNull(message, "message");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }

    /**
     * {@return the P-Chain's id of the validator: the SHA-256 of the L1's part of the message; absent if the message
     * does not have the expected form}
     */
    public Optional<Id> validationId() {
        return AddressedCall.of(message).map(Sha256::idOf);
    }

    /**
     * {@return the P-Chain's time from which on it refuses the message; absent if that does not have the expected form}
     */
    public Optional<Instant> expiry() {
        return AddressedCall.of(message).flatMap(AddressedCall::expiry);
    }
}
