package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import java.util.Objects;
import java.util.Optional;

/**
 * What the P-Chain and the manager contract of an L1 tell each other about validators (ACP-77). It travels as the payload
 * of a {@link WarpPayload.AddressedCall}.
 *
 * <p>Nothing in the bytes says that they are such a message, and a {@link ValidatorUptime} looks like the first of them:
 * read them as one only where source chain and source address say so. The BLS keys inside are not checked, neither here nor
 * by the node.
 */
public sealed interface L1Message
        permits SubnetToL1Conversion, RegisterL1Validator, L1ValidatorRegistration, L1ValidatorWeight {

    /** {@return the encoded message} */
    Bytes bytes();

    /**
     * The first rule about values, rather than encoding, that the message breaks. Nodes check these after parsing.
     *
     * @return nothing if the P-Chain has no objection to the message itself
     */
    default Optional<RefusalReason> refusalReason() {
        return Optional.empty();
    }

    /**
     * {@return the message that {@code bytes} hold}
     *
     * @param bytes the whole message and nothing else
     * @throws MalformedBytesException if they are anything else
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

    /** A rule that a well-formed {@link L1Message} breaks, in the order in which nodes check. */
    enum RefusalReason {
        /** The primary network cannot be an L1. */
        INVALID_SUBNET_ID("ErrInvalidSubnetID"),
        /** A validator to be registered needs weight. */
        INVALID_WEIGHT("ErrInvalidWeight"),
        /** A node id is 20 bytes, not all zero. */
        INVALID_NODE_ID("ErrInvalidNodeID"),
        /** An owner's threshold is above the number of addresses, or 0 with some, or they are not ascending. */
        INVALID_OWNER("ErrInvalidOwner"),
        /** Nonce 2^64 − 1 only goes with weight 0, the removal. */
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
