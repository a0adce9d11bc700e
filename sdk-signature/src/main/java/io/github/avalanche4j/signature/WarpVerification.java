package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.UInt64;
import java.util.Optional;

/**
 * What came out of {@link WarpVerifier#verify}: a {@link VerifiedWarpMessage} or a {@link RejectedWarpMessage}. Only the
 * verifier makes either.
 */
public sealed interface WarpVerification permits VerifiedWarpMessage, RejectedWarpMessage {
    /** {@return the message that was looked at} */
    WarpMessage message();

    /** {@return whether it is signed by the quorum} */
    boolean isVerified();

    /** {@return this result where the message is rejected, with the reason; empty where it is verified} */
    Optional<RejectedWarpMessage> rejection();

    /** {@return the part of the weight that had to sign} */
    QuorumFraction quorum();

    /** {@return the weight of the whole set} */
    UInt64 totalWeight();

    /**
     * {@return the verified message, with its evidence}
     *
     * @throws WarpRejectedException if it is not verified
     */
    VerifiedWarpMessage orThrow();
}
