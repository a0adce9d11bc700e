package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/**
 * The result of {@link WarpVerifier#verify}: a {@link VerifiedWarpMessage} or a {@link RejectedWarpMessage}. Only the
 * verifier creates them.
 */
public sealed interface WarpVerification permits VerifiedWarpMessage, RejectedWarpMessage {
    /** {@return the message that was verified or rejected} */
    WarpMessage message();

    /** {@return whether the quorum signed the message} */
    default boolean isVerified() {
        return rejection().isEmpty();
    }

    /** {@return this result if the message is rejected, with the reason; empty if it is verified} */
    default Optional<RejectedWarpMessage> rejection() {
        return this instanceof RejectedWarpMessage rejected ? Optional.of(rejected) : Optional.empty();
    }

    /** {@return the part of the total weight that has to sign} */
    QuorumFraction quorum();

    /** {@return the weight of all validators of the set, including those without a key} */
    UInt64 totalWeight();

    /**
     * {@return the verified message, with its evidence}
     *
     * @throws WarpRejectedException if the message is rejected
     */
    default VerifiedWarpMessage orThrow() {
        if (this instanceof VerifiedWarpMessage verified) {
            return verified;
        }
        throw new WarpRejectedException((RejectedWarpMessage) this, false, null);
    }
}
