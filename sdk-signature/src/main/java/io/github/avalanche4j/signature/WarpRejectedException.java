package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;

/** A message is not signed by its quorum, where a signed one was demanded. */
public final class WarpRejectedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** Why it was rejected. */
    private final RejectedWarpMessage.Reason reason;

    WarpRejectedException(RejectedWarpMessage rejected) {
        super(
                rejected
                        + "; check that network, subnet and height are those it was signed for, then distrust its source",
                null);
        this.reason = rejected.reason();
    }

    /** {@return why it was rejected} */
    public RejectedWarpMessage.Reason reason() {
        return reason;
    }
}
