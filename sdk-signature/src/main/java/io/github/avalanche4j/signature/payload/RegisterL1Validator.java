package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * The request of an L1's validator manager to the P-Chain to register a validator.
 *
 * @param subnetId the L1
 * @param nodeId the node; the P-Chain accepts 20 bytes only
 * @param blsPublicKey 48 bytes, not checked to be a valid key; the transaction that delivers the message has to hold
 *     its {@link io.github.avalanche4j.signature.ProofOfPossession}
 * @param expiry the time after which the P-Chain refuses the message, in seconds since 1970
 * @param remainingBalanceOwner the owner that gets back the balance not spent on fees
 * @param disableOwner the owner that may disable the validator
 */
public record RegisterL1Validator(
        Id subnetId,
        Bytes nodeId,
        Bytes blsPublicKey,
        UInt64 expiry,
        PChainOwner remainingBalanceOwner,
        PChainOwner disableOwner,
        UInt64 weight)
        implements L1Message {
    private static final int NODE_ID_SIZE = 20;

    public RegisterL1Validator {
        Arguments.id("subnetID", subnetId);
        Objects.requireNonNull(nodeId, "nodeID");
        Arguments.exactly(Arguments.BLS_KEY_SIZE, "blsPublicKey", blsPublicKey);
        Objects.requireNonNull(expiry, "expiry");
        Objects.requireNonNull(remainingBalanceOwner, "remainingBalanceOwner");
        Objects.requireNonNull(disableOwner, "disableOwner");
        Objects.requireNonNull(weight, "weight");
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode another message or none
     */
    public static RegisterL1Validator parse(Bytes bytes) {
        return Arguments.typed(RegisterL1Validator.class, "RegisterL1Validator", L1Message.parse(bytes));
    }

    static RegisterL1Validator read(CodecReader in) {
        return new RegisterL1Validator(
                in.id(),
                in.variable(),
                in.fixed(Arguments.BLS_KEY_SIZE),
                in.uint64(),
                PChainOwner.read(in),
                PChainOwner.read(in),
                in.uint64());
    }

    /** {@return the validation id of the validator once it is registered: the SHA-256 of the message} */
    public Id validationId() {
        return Sha256.idOf(bytes());
    }

    @Override
    public Optional<RefusalReason> refusalReason() {
        if (subnetId.equals(Id.EMPTY)) {
            return Optional.of(RefusalReason.INVALID_SUBNET_ID);
        }
        if (weight.equals(UInt64.ZERO)) {
            return Optional.of(RefusalReason.INVALID_WEIGHT);
        }
        if (nodeId.size() != NODE_ID_SIZE || nodeId.equals(Bytes.of(new byte[NODE_ID_SIZE]))) {
            return Optional.of(RefusalReason.INVALID_NODE_ID);
        }
        return remainingBalanceOwner.isValid() && disableOwner.isValid()
                ? Optional.empty()
                : Optional.of(RefusalReason.INVALID_OWNER);
    }

    @Override
    public Bytes bytes() {
        CodecWriter out = new CodecWriter()
                .version()
                .uint32(1)
                .id(subnetId)
                .variable(nodeId)
                .fixed(blsPublicKey)
                .uint64(expiry);
        return disableOwner
                .write(remainingBalanceOwner.write(out))
                .uint64(weight)
                .bytes();
    }
}
