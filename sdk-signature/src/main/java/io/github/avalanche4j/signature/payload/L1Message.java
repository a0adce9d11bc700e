package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;
import java.util.Optional;

/**
 * A message about an L1's validators between the P-Chain and the L1's validator manager contract (ACP-77), sent as
 * the payload of a {@link WarpPayload.AddressedCall}.
 *
 * <p>The bytes do not identify themselves as such a message, and those of a {@link ValidatorUptime} begin like a {@link
 * SubnetToL1Conversion}. Parse them only if source chain and source address match. Neither this library nor nodes check
 * the BLS keys in them.
 */
@NoJson("write its bytes()")
public sealed interface L1Message
        permits SubnetToL1Conversion, RegisterL1Validator, L1ValidatorRegistration, L1ValidatorWeight {

    /** {@return the encoded message} */
    Bytes bytes();

    /**
     * {@return the first reason for which the P-Chain would refuse the message; empty if there is none} These rules are
     * about values rather than encoding; nodes check them after parsing.
     */
    default Optional<RefusalReason> refusalReason() {
        return Optional.empty();
    }

    /**
     * {@return the message that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they are not one of the four messages
     */
    static L1Message parse(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        CodecReader in = new CodecReader("L1 message", bytes);
        in.version();
        L1Message message = switch (in.typeId(4)) {
            case 0 -> new SubnetToL1Conversion(in.id());
            case 1 -> RegisterL1Validator.read(in);
            case 2 -> new L1ValidatorRegistration(in.id(), in.bool());
            default -> new L1ValidatorWeight(in.id(), in.uint64(), in.uint64());
        };
        in.end();
        return message;
    }

    /** Why the P-Chain would refuse a well-formed {@link L1Message}, in the order in which nodes check. */
    enum RefusalReason {
        /** The subnet is the primary network, which cannot be an L1. */
        INVALID_SUBNET_ID("ErrInvalidSubnetID"),
        /** The weight of a validator to be registered is 0. */
        INVALID_WEIGHT("ErrInvalidWeight"),
        /** The node id is not 20 bytes, or all of them are zero. */
        INVALID_NODE_ID("ErrInvalidNodeID"),
        /**
         * An owner's threshold exceeds its addresses, or is 0 with addresses, or the addresses are not strictly
         * ascending.
         */
        INVALID_OWNER("ErrInvalidOwner"),
        /** The nonce is 2^64 − 1, which is reserved for removals, and the weight is not 0. */
        NONCE_RESERVED_FOR_REMOVAL("ErrNonceReservedForRemoval");

        private final String nodeName;

        RefusalReason(String nodeName) {
            this.nodeName = nodeName;
        }

        /** {@return the error's name in AvalancheGo's source} */
        public String nodeName() {
            return nodeName;
        }
    }
}
