package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.Times;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** The addressed call in an L1's signed Warp message: only the parts needed for validation ids, times and weights. */
final class AddressedCall {
    private static final int ADDRESSED_CALL = 1;
    private static final int REGISTRATION = 1;
    private static final int WEIGHT = 3;
    private static final int BLS_KEY_SIZE = 48;

    private AddressedCall() {}

    record Weight(Id validationId, UInt64 weight) {}

    /** The inner message of the addressed call in a signed message; the signature is not read. */
    static Optional<Bytes> of(Bytes signedMessage) {
        try {
            CodecReader message = new CodecReader("Warp message", signedMessage);
            message.version();
            message.uint32(); // network
            message.id(); // source chain
            CodecReader payload = new CodecReader("Warp payload", message.variable());
            payload.version();
            if (payload.uint32() != ADDRESSED_CALL) {
                return Optional.empty();
            }
            payload.variable(); // source address
            Bytes inner = payload.variable();
            payload.end();
            return Optional.of(inner);
        } catch (MalformedBytesException e) {
            return Optional.empty(); // the P-Chain refuses such a transaction, but its parser does not
        }
    }

    /** The expiry of the inner message that registers a validator. */
    static Optional<Instant> expiry(Bytes innerMessage) {
        return inner("L1 validator registration", innerMessage, REGISTRATION, in -> {
            in.id(); // subnet
            in.variable(); // node
            in.fixed(BLS_KEY_SIZE);
            return Times.ofUnsigned(in.uint64().longValue());
        });
    }

    /** The inner message that sets a weight. */
    static Optional<Weight> weight(Bytes innerMessage) {
        return inner("L1 validator weight", innerMessage, WEIGHT, in -> {
            Id validationId = in.id();
            in.uint64(); // nonce
            UInt64 weight = in.uint64();
            in.end();
            return new Weight(validationId, weight);
        });
    }

    /** The content of an inner message of one type; absent for another type. */
    private static <T> Optional<T> inner(String name, Bytes bytes, int type, Function<CodecReader, T> reader) {
        try {
            CodecReader in = new CodecReader(name, bytes);
            in.version();
            return in.uint32() == type ? Optional.of(reader.apply(in)) : Optional.empty();
        } catch (MalformedBytesException e) {
            return Optional.empty(); // malformed bytes are no message of this type
        }
    }
}
