package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;

/** A well-formed message that the quorum did not sign, with the first reason that a node would report. */
@NoJson("write its message(), its reason() or its detail()")
public final class RejectedWarpMessage implements WarpVerification {
    private final WarpMessage message;
    private final Reason reason;
    private final String detail;
    private final UInt64 totalWeight;
    private final QuorumFraction quorum;

    RejectedWarpMessage(WarpMessage message, Reason reason, String detail, UInt64 totalWeight, QuorumFraction quorum) {
        this.message = message;
        this.reason = reason;
        this.detail = detail;
        this.totalWeight = totalWeight;
        this.quorum = quorum;
    }

    /** This result, with the validators that had to sign. */
    RejectedWarpMessage by(Id subnet, long height) {
        String signers = "; the validators are those of subnet " + subnet + " at P-Chain height " + height;
        return new RejectedWarpMessage(message, reason, detail + signers, totalWeight, quorum);
    }

    @Override
    public WarpMessage message() {
        return message;
    }

    /** {@return why the message is rejected} */
    public Reason reason() {
        return reason;
    }

    /** {@return the values that led to the reason, such as the weight that signed and the quorum} */
    public String detail() {
        return detail;
    }

    @Override
    public UInt64 totalWeight() {
        return totalWeight;
    }

    @Override
    public QuorumFraction quorum() {
        return quorum;
    }

    /** {@return the reason in one line} */
    @Override
    public String toString() {
        return "rejected " + message.id() + ": " + reason.description() + " (" + reason.nodeName() + "): " + detail;
    }

    /** Why a message is rejected, in the order of AvalancheGo's checks ({@code BitSetSignature.Verify}). */
    public enum Reason {
        /** The message is for another network. */
        WRONG_NETWORK_ID("ErrWrongNetworkID", "the message is for another network"),
        /** The signer set begins with a zero byte. */
        INVALID_BIT_SET("ErrInvalidBitSet", "the signer set begins with a zero byte"),
        /**
         * A signer's index is outside the validator set: usually because the set is of another height or subnet.
         */
        UNKNOWN_VALIDATOR("ErrUnknownValidator", "a signer is not in the validator set"),
        /** The signers' weight is below the quorum. */
        INSUFFICIENT_WEIGHT("ErrInsufficientWeight", "the signers' weight is below the quorum"),
        /** The signature is not a point of the signatures' group. */
        PARSE_SIGNATURE("ErrParseSignature", "the signature is not a point of the group"),
        /** The signer set is empty, which is possible only with a quorum of 0. */
        NO_PUBLIC_KEYS("ErrNoPublicKeys", "no validator signed"),
        /**
         * The signers did not sign this message: it was forged or changed, or the set is of another height or subnet.
         */
        INVALID_SIGNATURE("ErrInvalidSignature", "the signers did not sign this message");

        private final String nodeName;
        private final String description;

        Reason(String nodeName, String description) {
            this.nodeName = nodeName;
            this.description = description;
        }

        /** {@return the error's name in AvalancheGo's source} */
        public String nodeName() {
            return nodeName;
        }

        /** {@return the reason in a few words} */
        public String description() {
            return description;
        }
    }
}
