package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.signature.RejectedWarpMessage.Reason;

/** Thrown by {@link WarpVerification#orThrow} for a message that the quorum did not sign. */
public final class WarpRejectedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** Why the message is rejected. */
    private final Reason reason;

    WarpRejectedException(RejectedWarpMessage rejected) {
        super(rejected + "; check network, subnet and height of the signature, then distrust the source", null);
        this.reason = rejected.reason();
    }

    /** {@return why the message is rejected} */
    public Reason reason() {
        return reason;
    }
}
