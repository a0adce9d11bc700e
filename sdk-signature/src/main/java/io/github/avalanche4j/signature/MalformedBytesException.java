package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;
import java.util.Objects;

/**
 * Bytes that are not what they should be: not a message, key or signature at all. This is never the answer to "is it
 * signed?"; that is a {@link WarpVerification}.
 */
public final class MalformedBytesException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** What the bytes were read as. */
    private final String what;

    /** Where reading stopped. */
    private final int offset;

    /** Why. */
    private final Reason reason;

    MalformedBytesException(String what, int offset, Reason reason) {
        super(
                what + " is malformed at byte " + offset + ": " + reason.text + " (" + reason.nodeName
                        + "); use the bytes exactly as their source gives them",
                null);
        this.what = Objects.requireNonNull(what, "what");
        this.offset = offset;
        this.reason = reason;
    }

    /** {@return what the bytes were read as, such as {@code Warp message}} */
    public String what() {
        return what;
    }

    /** {@return the index of the byte at which reading stopped} */
    public int offset() {
        return offset;
    }

    /** {@return why} */
    public Reason reason() {
        return reason;
    }

    /** Why bytes were refused; one constant for each error that AvalancheGo gives for the same bytes. */
    public enum Reason {
        /** Fewer than the two bytes of a codec version. */
        CANT_UNPACK_VERSION("ErrCantUnpackVersion", "no codec version"),
        /** A codec version other than 0. */
        UNKNOWN_VERSION("ErrUnknownVersion", "the codec version is not 0"),
        /** The bytes end before the field does. */
        INSUFFICIENT_LENGTH("ErrInsufficientLength", "it ends too early"),
        /** A length above 2^31 − 1. */
        MAX_SLICE_LEN_EXCEEDED("ErrMaxSliceLenExceeded", "a length is above 2^31 - 1"),
        /** A type id that the codec does not have. */
        UNKNOWN_TYPE_ID("unknown type ID", "the type id is unknown"),
        /** A truth value other than 0 and 1. */
        BAD_BOOL("errBadBool", "a truth value is neither 0 nor 1"),
        /** Bytes after the end. */
        EXTRA_SPACE("ErrExtraSpace", "bytes follow its end"),
        /** More bytes than the codec takes. */
        UNMARSHAL_TOO_BIG("ErrUnmarshalTooBig", "it is larger than its codec allows"),
        /** Well-formed, but of another type than asked for. */
        WRONG_TYPE("ErrWrongType", "it is of another type"),
        /** A signer set with leading zero bytes. */
        INVALID_BIT_SET("ErrInvalidBitSet", "the signer set has leading zero bytes"),
        /** Not the compressed form of a point of the curve of keys. */
        FAILED_PUBLIC_KEY_DECOMPRESS("ErrFailedPublicKeyDecompress", "no compressed key"),
        /** A point that is no key: infinity, or outside the group. */
        INVALID_PUBLIC_KEY("errInvalidPublicKey", "the point is infinity or outside the group"),
        /** Not the compressed form of a point of the curve of signatures. */
        FAILED_SIGNATURE_DECOMPRESS("ErrFailedSignatureDecompress", "no compressed signature"),
        /** A point outside the group of signatures. */
        INVALID_SIGNATURE("bls.ErrInvalidSignature", "the point is outside the group"),
        /** Access-list words that are all zero. */
        MISSING_DELIMITER("errMissingDelimiter", "no end marker 0xff"),
        /** An access list that ends with a word of zeros. */
        EXCESS_PADDING("errExcessPadding", "more padding than needed"),
        /** Access-list words that end with something else than 0xff and zeros. */
        WRONG_DELIMITER("errWrongDelimiter", "the last byte before the padding is not 0xff"),
        /** Not what Solidity's {@code abi.encode} gives for any value of the type. */
        ABI_ENCODING("abi", "it is not the ABI encoding of such a value");

        private final String nodeName;
        private final String text;

        Reason(String nodeName, String text) {
            this.nodeName = nodeName;
            this.text = text;
        }

        /** {@return the error's name in AvalancheGo's source, or its text where it has no name} */
        public String nodeName() {
            return nodeName;
        }
    }
}
