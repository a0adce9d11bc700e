package io.github.avalanche4j.signature.payload;

/** A rule that a well-formed {@link L1Message} breaks, in the order in which nodes check. */
public enum L1MessageFlaw {
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

    L1MessageFlaw(String nodeName) {
        this.nodeName = nodeName;
    }

    /** {@return the error's name in AvalancheGo's source} */
    public String nodeName() {
        return nodeName;
    }
}
