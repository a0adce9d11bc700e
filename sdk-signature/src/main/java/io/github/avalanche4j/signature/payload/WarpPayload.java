package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.Objects;

/**
 * The payload of a Warp message: a hash, a call that an address sent, or bytes of another form.
 *
 * <p>Validators sign any payload. EVM chains accept a {@link Hash} or an {@link AddressedCall} of at most {@value
 * #MAX_SIZE} bytes, the P-Chain an {@link AddressedCall} only. So {@link #parse} refuses everything else, and {@link
 * io.github.avalanche4j.signature.UnsignedWarpMessage#payload} returns it as {@link Unknown}.
 */
@NoJson("write its bytes()")
public sealed interface WarpPayload {
    /** The largest payload in bytes, header included (AvalancheGo vms/platformvm/warp/payload). */
    int MAX_SIZE = 24 * 1024;

    /** {@return the encoded payload, as it is in the message} */
    Bytes bytes();

    /**
     * {@return the payload that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode neither a {@link Hash} nor an {@link AddressedCall}
     */
    static WarpPayload parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader("Warp payload", bytes).atMost(MAX_SIZE);
        in.version();
        WarpPayload payload = in.typeId(2) == 0 ? new Hash(in.id()) : new AddressedCall(in.variable(), in.variable());
        in.end();
        return payload;
    }

    /**
     * A hash that identifies something on the source chain, such as a block.
     *
     * @param hash 32 bytes
     */
    record Hash(Id hash) implements WarpPayload {
        public Hash {
            Arguments.id("hash", hash);
        }

        /**
         * {@return the hash that {@code bytes} encode}
         *
         * @param bytes the whole encoding, with nothing after it
         * @throws MalformedBytesException if they encode no hash
         */
        public static Hash parse(Bytes bytes) {
            return Arguments.typed(Hash.class, "hash payload", WarpPayload.parse(bytes));
        }

        @Override
        public Bytes bytes() {
            return new CodecWriter().version().uint32(0).id(hash).bytes();
        }
    }

    /**
     * Bytes that an address of the source chain sent.
     *
     * @param sourceAddress 20 bytes where a contract or account of an EVM chain sent them; empty where the chain
     *     itself did, which no contract can imitate
     * @param payload the bytes that were sent; with the address at most {@value WarpPayload#MAX_SIZE} bytes less a
     *     header of 14
     */
    record AddressedCall(Bytes sourceAddress, Bytes payload) implements WarpPayload {
        private static final int HEADER = 14;

        public AddressedCall {
            Objects.requireNonNull(sourceAddress, "sourceAddress");
            Objects.requireNonNull(payload, "payload");
            long size = (long) HEADER + sourceAddress.size() + payload.size();
            if (size > MAX_SIZE) {
                throw new InvalidRequestException(
                        "payload", size + " bytes with its header", "at most " + MAX_SIZE + " bytes");
            }
        }

        /**
         * {@return the call that {@code bytes} encode}
         *
         * @param bytes the whole encoding, with nothing after it
         * @throws MalformedBytesException if they encode no addressed call
         */
        public static AddressedCall parse(Bytes bytes) {
            return Arguments.typed(AddressedCall.class, "addressed call", WarpPayload.parse(bytes));
        }

        @Override
        public Bytes bytes() {
            return new CodecWriter()
                    .version()
                    .uint32(1)
                    .variable(sourceAddress)
                    .variable(payload)
                    .bytes();
        }
    }

    /**
     * A payload of another form, which validators can sign but no chain accepts.
     *
     * @param reason why it is neither a hash nor an addressed call
     */
    record Unknown(Bytes bytes, Reason reason) implements WarpPayload {
        public Unknown {
            Objects.requireNonNull(bytes, "bytes");
            Objects.requireNonNull(reason, "reason");
        }
    }
}
