package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * The weight of an L1's validator: an order of the validator manager to the P-Chain, or the P-Chain's statement.
 *
 * @param nonce the number of the change, so that none is applied twice
 * @param weight the weight, 0 to remove the validator
 */
public record L1ValidatorWeight(Id validationId, UInt64 nonce, UInt64 weight) implements L1Message {
    public L1ValidatorWeight {
        Arguments.id("validationID", validationId);
        Objects.requireNonNull(nonce, "nonce");
        Objects.requireNonNull(weight, "weight");
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode another message or none
     */
    public static L1ValidatorWeight parse(Bytes bytes) {
        return Arguments.typed(L1ValidatorWeight.class, "L1ValidatorWeight", L1Message.parse(bytes));
    }

    @Override
    public Optional<RefusalReason> refusalReason() {
        return nonce.equals(UInt64.MAX) && !weight.equals(UInt64.ZERO)
                ? Optional.of(RefusalReason.NONCE_RESERVED_FOR_REMOVAL)
                : Optional.empty();
    }

    @Override
    public Bytes bytes() {
        return new CodecWriter()
                .version()
                .uint32(3)
                .id(validationId)
                .uint64(nonce)
                .uint64(weight)
                .bytes();
    }
}
