package io.github.avalanche4j.core;

import java.util.Objects;

/**
 * Bytes that do not encode a value of the type they were parsed as, such as a Warp message, a BLS key or a block. It
 * never reports an invalid signature: a well-formed message that was not signed by its quorum is a value of the
 * signature module.
 */
public final class MalformedBytesException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** The type that the bytes were parsed as. */
    private final String type;

    /** The index of the byte at which parsing stopped. */
    private final int offset;

    /** The rule that the bytes break. */
    private final Reason reason;

    /** What was expected. */
    private final String expected;

    /**
     * Refused bytes.
     *
     * @param type what the bytes were parsed as, such as {@code Warp message}
     * @param offset the index of the byte at which parsing stopped
     * @param reason the rule that the bytes break
     */
    public MalformedBytesException(String type, int offset, Reason reason) {
        this(type, offset, reason, "");
    }

    /**
     * Refused bytes.
     *
     * @param type what the bytes were parsed as, such as {@code Warp message}
     * @param offset the index of the byte at which parsing stopped
     * @param reason the rule that the bytes break
     * @param expected what was expected there; empty if the rule says it all
     */
    public MalformedBytesException(String type, int offset, Reason reason, String expected) {
        this(type, offset, reason, expected, "pass the bytes exactly as they were received");
    }

    /**
     * Refused bytes.
     *
     * @param type what the bytes were parsed as, such as {@code Warp message}
     * @param offset the index of the byte at which parsing stopped
     * @param reason the rule that the bytes break
     * @param expected what was expected there; empty if the rule says it all
     * @param next what to do next
     */
    public MalformedBytesException(String type, int offset, Reason reason, String expected, String next) {
        super(
                type + " is malformed at byte " + offset + ": " + reason.description + " (" + reason.nodeName + ")"
                        + (expected.isEmpty() ? "" : ", expected " + expected) + "; " + next,
                null);
        this.type = Objects.requireNonNull(type, "type");
        this.offset = offset;
        this.reason = reason;
        this.expected = expected;
    }

    /** {@return what the bytes were parsed as, such as {@code Warp message}} */
    public String type() {
        return type;
    }

    /** {@return the index of the byte at which parsing stopped, from 0} */
    public int offset() {
        return offset;
    }

    /** {@return the rule that the bytes break} */
    public Reason reason() {
        return reason;
    }

    /**
     * {@return what was expected at {@link #offset}, such as {@code
     * 8 bytes, 3 are left}; empty if the rule says it}
     */
    public String expected() {
        return expected;
    }

    /**
     * {@return whether the bytes may be of a newer version of the node than this library knows: the codec version or
     * a type id in them is unknown}
     */
    public boolean isUnknownFormat() {
        return reason == Reason.UNKNOWN_VERSION || reason == Reason.UNKNOWN_TYPE_ID;
    }

    /** Why bytes are malformed; one constant for each error that AvalancheGo reports for the same bytes. */
    public enum Reason {
        /** There are fewer than the two bytes of a codec version. */
        CANT_UNPACK_VERSION("ErrCantUnpackVersion", "the codec version is missing"),
        /** The codec version is not 0. */
        UNKNOWN_VERSION("ErrUnknownVersion", "the codec version is not 0"),
        /** The bytes end inside a field. */
        INSUFFICIENT_LENGTH("ErrInsufficientLength", "the bytes end inside a field"),
        /** A length is above 2^31 − 1. */
        MAX_SLICE_LEN_EXCEEDED("ErrMaxSliceLenExceeded", "a length is above 2^31 - 1"),
        /** The codec has no type with this type id. */
        UNKNOWN_TYPE_ID("unknown type ID", "the type id is unknown"),
        /** A boolean is neither 0 nor 1. */
        BAD_BOOL("errBadBool", "a boolean is neither 0 nor 1"),
        /** Bytes follow the end of the value. */
        EXTRA_SPACE("ErrExtraSpace", "bytes follow the end of the value"),
        /** There are more bytes than the codec's limit. */
        UNMARSHAL_TOO_BIG("ErrUnmarshalTooBig", "there are more bytes than the codec's limit"),
        /** The bytes encode a value of another type than the expected one. */
        WRONG_TYPE("ErrWrongType", "the bytes encode another type"),
        /** A type contains itself where it must not, such as a locked output in a locked output. */
        RECURSIVE_TYPES("recursive interface types", "a type contains itself"),
        /** The certificate of a block's proposer is not one that nodes accept. */
        INVALID_CERTIFICATE("invalid certificate", "nodes do not accept the certificate"),
        /** The list of atomic transactions of a C-Chain block is empty; a block without any has no list. */
        NO_ATOMIC_TXS("zero atomic transactions", "a list of atomic transactions is empty"),
        /** The bytes are not RLP, or not of the items that the type has. */
        RLP_ENCODING("rlp", "the bytes are not the RLP of such a value"),
        /** A signer set begins with a zero byte. */
        INVALID_BIT_SET("ErrInvalidBitSet", "the signer set begins with a zero byte"),
        /** The bytes are not the compressed form of a point on the public keys' curve. */
        FAILED_PUBLIC_KEY_DECOMPRESS("ErrFailedPublicKeyDecompress", "no point on the curve of public keys"),
        /** The point is infinity or outside the group, so it is not a public key. */
        INVALID_PUBLIC_KEY("errInvalidPublicKey", "the point is infinity or outside the group"),
        /** The bytes are not the compressed form of a point on the signatures' curve. */
        FAILED_SIGNATURE_DECOMPRESS("ErrFailedSignatureDecompress", "no point on the curve of signatures"),
        /** The point is outside the group, so it is not a signature. */
        INVALID_SIGNATURE("bls.ErrInvalidSignature", "the point is outside the group"),
        /** All words of an access list are zero. */
        MISSING_DELIMITER("errMissingDelimiter", "the end marker 0xff is missing"),
        /** An access list ends with a word of zeros. */
        EXCESS_PADDING("errExcessPadding", "there is more padding than needed"),
        /** The last byte of an access list that is not zero is not 0xff. */
        WRONG_DELIMITER("errWrongDelimiter", "the last byte before the padding is not 0xff"),
        /** The bytes are not what Solidity's {@code abi.encode} returns for any value of the type. */
        ABI_ENCODING("abi", "the bytes are not the ABI encoding of such a value");

        private final String nodeName;
        private final String description;

        Reason(String nodeName, String description) {
            this.nodeName = nodeName;
            this.description = description;
        }

        /** {@return the error's name in AvalancheGo's source, or its text where it has no name} */
        public String nodeName() {
            return nodeName;
        }

        /** {@return the rule in a few words} */
        public String description() {
            return description;
        }
    }
}
