package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.UInt64;
import java.util.Optional;

/** A message that the quorum did not sign, and the first reason that a node would find. */
public final class RejectedWarpMessage implements WarpVerification {
    private final WarpMessage message;
    private final WarpFailure failure;
    private final String detail;
    private final UInt64 totalWeight;
    private final QuorumFraction quorum;

    RejectedWarpMessage(
            WarpMessage message, WarpFailure failure, String detail, UInt64 totalWeight, QuorumFraction quorum) {
        this.message = message;
        this.failure = failure;
        this.detail = detail;
        this.totalWeight = totalWeight;
        this.quorum = quorum;
    }

    @Override
    public WarpMessage message() {
        return message;
    }

    /** {@return why it is rejected} */
    public WarpFailure reason() {
        return failure;
    }

    /** {@return what was found and what was due, such as the weights} */
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

    @Override
    public boolean isVerified() {
        return false;
    }

    @Override
    public Optional<WarpFailure> failure() {
        return Optional.of(failure);
    }

    @Override
    public VerifiedWarpMessage orThrow() {
        throw new WarpRejectedException(this);
    }

    /** {@return the reason in one line} */
    @Override
    public String toString() {
        return "rejected " + message.id() + ": " + failure.text() + " (" + failure.nodeName() + "): " + detail;
    }
}
