package io.github.avalanche4j.l1;

/** The stages of an {@link L1Operation}. */
public enum Stage {
    /** Nothing was sent. */
    PLANNED,
    /** The manager on the L1 is being asked; the transaction may have been sent. */
    REQUESTING,
    /** The manager has sent the message that the P-Chain needs, and it matches the request; the wallet may have paid. */
    REQUESTED,
    /** The P-Chain has accepted the transaction. */
    ACCEPTED,
    /** The P-Chain's statement was signed and verified; its delivery to the L1 may have been sent. */
    COMPLETING,
    /** L1 and P-Chain agree. */
    DONE
}
