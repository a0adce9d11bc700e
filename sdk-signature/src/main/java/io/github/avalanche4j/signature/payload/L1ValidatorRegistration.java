package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.internal.Arguments;

/**
 * The P-Chain's statement whether a validator is registered with an L1.
 *
 * @param registered true once it is registered; false once it can no longer be, or no longer is and cannot be again
 */
public record L1ValidatorRegistration(Id validationId, boolean registered) implements L1Message {
    public L1ValidatorRegistration {
        Arguments.id("validationID", validationId);
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode another message or none
     */
    public static L1ValidatorRegistration parse(Bytes bytes) {
        return Arguments.typed(L1ValidatorRegistration.class, "L1ValidatorRegistration", L1Message.parse(bytes));
    }

    @Override
    public Bytes bytes() {
        return new CodecWriter()
                .version()
                .uint32(2)
                .id(validationId)
                .bool(registered)
                .bytes();
    }
}
