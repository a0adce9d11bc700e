package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;

/** A message is not signed by its quorum, where a signed one was asked for. */
public final class WarpRejectedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final transient RejectedWarpMessage rejected;
    private final WarpFailure failure;

    WarpRejectedException(RejectedWarpMessage rejected) {
        super(
                rejected
                        + "; check that network, subnet and height are those it was signed for, then distrust its source",
                null);
        this.rejected = rejected;
        this.failure = rejected.reason();
    }

    /** {@return why it was rejected} */
    public WarpFailure failure() {
        return failure;
    }

    /** {@return what was rejected, and the details} */
    public RejectedWarpMessage rejected() {
        return rejected;
    }
}
