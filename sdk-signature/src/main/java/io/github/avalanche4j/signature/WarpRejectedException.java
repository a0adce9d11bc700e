package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.signature.RejectedWarpMessage.Reason;

/** A message that the quorum did not sign, thrown by {@link WarpVerification#orThrow}. */
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
