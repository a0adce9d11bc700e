package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;

/**
 * A message that the quorum signed, with the evidence. An instance proves that the pairing was computed and held, so
 * require this type where only verified messages are allowed. You must still check whether the message is fresh, meant
 * for you, and the one that you asked an aggregator for.
 */
@NoJson("a text cannot prove that it was verified: write its message(), and verify that again")
public final class VerifiedWarpMessage implements WarpVerification {
    private final WarpMessage message;
    private final List<CanonicalValidator> signers;
    private final UInt64 signedWeight;
    private final UInt64 totalWeight;
    private final QuorumFraction quorum;

    VerifiedWarpMessage(
            WarpMessage message,
            List<CanonicalValidator> signers,
            UInt64 signedWeight,
            UInt64 totalWeight,
            QuorumFraction quorum) {
        this.message = message;
        this.signers = signers;
        this.signedWeight = signedWeight;
        this.totalWeight = totalWeight;
        this.quorum = quorum;
    }

    @Override
    public WarpMessage message() {
        return message;
    }

    /** {@return the validators that signed, with their node ids, in the order of the set} */
    public List<CanonicalValidator> signers() {
        return signers;
    }

    /** {@return the weight of the validators that signed} */
    public UInt64 signedWeight() {
        return signedWeight;
    }

    @Override
    public UInt64 totalWeight() {
        return totalWeight;
    }

    @Override
    public QuorumFraction quorum() {
        return quorum;
    }

    /** {@return the evidence in one line} */
    @Override
    public String toString() {
        return "verified " + message.id() + ": " + signers.size() + " signers with weight " + signedWeight + " of "
                + totalWeight + " (quorum " + quorum + ")";
    }
}
