package io.github.avalanche4j.signature;

/** Why a well-formed message does not count as signed, in the order in which nodes check (BitSetSignature.Verify). */
public enum WarpFailure {
    /** The message is for another network. */
    WRONG_NETWORK_ID("ErrWrongNetworkID", "the message is for another network"),
    /** The signer set has leading zero bytes. */
    INVALID_BIT_SET("ErrInvalidBitSet", "the signer set has leading zero bytes"),
    /** The signer set names more validators than there are: mostly a set of another height or subnet. */
    UNKNOWN_VALIDATOR("ErrUnknownValidator", "a signer is not in the validator set"),
    /** The signers' weight is below the quorum. */
    INSUFFICIENT_WEIGHT("ErrInsufficientWeight", "the signers' weight is below the quorum"),
    /** The signature is no point of the group. */
    PARSE_SIGNATURE("ErrParseSignature", "the signature is no signature"),
    /** Nobody signed, and a quorum of 0 let it come this far. */
    NO_PUBLIC_KEYS("ErrNoPublicKeys", "nobody signed"),
    /** The signers did not sign this message: forged, changed, or a set of another height or subnet. */
    INVALID_SIGNATURE("ErrInvalidSignature", "the signers did not sign this message");

    private final String nodeName;
    private final String text;

    WarpFailure(String nodeName, String text) {
        this.nodeName = nodeName;
        this.text = text;
    }

    /** {@return the error's name in AvalancheGo's source} */
    public String nodeName() {
        return nodeName;
    }

    /** {@return what it means, in a few words} */
    public String text() {
        return text;
    }
}
