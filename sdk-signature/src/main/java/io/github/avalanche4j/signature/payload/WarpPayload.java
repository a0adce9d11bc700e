package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.Objects;

/**
 * What a Warp message says: a hash, a call that some address sent, or bytes of another form.
 *
 * <p>Validators sign any payload. An EVM chain accepts only the first two (at most {@value #MAX_SIZE} bytes), and the
 * P-Chain only addressed calls, so {@link #parse} refuses everything else, while {@link io.github.avalanche4j.signature.UnsignedWarpMessage#payload} shows
 * it as {@link Unknown}.
 */
public sealed interface WarpPayload {
    /** The largest payload, header included (AvalancheGo vms/platformvm/warp/payload). */
    int MAX_SIZE = 24 * 1024;

    /** {@return the payload as it stands in the message} */
    Bytes bytes();

    /**
     * {@return the payload that {@code bytes} hold}
     *
     * @param bytes the whole payload and nothing else
     * @throws MalformedBytesException if they are neither a {@link Hash} nor an {@link AddressedCall}
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
     * The name of something on the source chain, such as a block.
     *
     * @param hash 32 bytes
     */
    record Hash(Id hash) implements WarpPayload {
        /**
         * A hash.
         *
         * @param hash 32 bytes
         */
        public Hash {
            Arguments.id("hash", hash);
        }

        /**
         * {@return the hash that {@code bytes} hold}
         *
         * @param bytes the whole payload and nothing else
         * @throws MalformedBytesException if they are anything else
         */
        public static Hash parse(Bytes bytes) {
            if (WarpPayload.parse(bytes) instanceof Hash hash) {
                return hash;
            }
            throw new MalformedBytesException("hash payload", 2, Reason.WRONG_TYPE);
        }

        @Override
        public Bytes bytes() {
            return new CodecWriter().version().uint32(0).id(hash).bytes();
        }
    }

    /**
     * What an address sent.
     *
     * @param sourceAddress 20 bytes where a contract or account of an EVM chain sent it; empty where the chain itself
     *     says it, which no contract can imitate
     * @param payload what it sent
     */
    record AddressedCall(Bytes sourceAddress, Bytes payload) implements WarpPayload {
        private static final int HEADER = 14;

        /**
         * A call.
         *
         * @param sourceAddress who sends it, empty for the chain itself
         * @param payload what is sent; both together at most {@value WarpPayload#MAX_SIZE} bytes less a header of 14
         */
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
         * {@return the call that {@code bytes} hold}
         *
         * @param bytes the whole payload and nothing else
         * @throws MalformedBytesException if they are anything else
         */
        public static AddressedCall parse(Bytes bytes) {
            if (WarpPayload.parse(bytes) instanceof AddressedCall call) {
                return call;
            }
            throw new MalformedBytesException("addressed call", 2, Reason.WRONG_TYPE);
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
     * Bytes that no chain delivers, though validators can sign them.
     *
     * @param bytes the payload
     * @param reason why it is neither a hash nor an addressed call
     */
    record Unknown(Bytes bytes, Reason reason) implements WarpPayload {
        /**
         * Bytes of another form.
         *
         * @param bytes the payload
         * @param reason why it is neither a hash nor an addressed call
         */
        public Unknown {
            Objects.requireNonNull(bytes, "bytes");
            Objects.requireNonNull(reason, "reason");
        }
    }
}
