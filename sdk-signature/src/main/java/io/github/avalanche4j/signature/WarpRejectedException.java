package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.signature.RejectedWarpMessage.Reason;
import org.jspecify.annotations.Nullable;

/** Thrown for a message that the quorum did not sign. */
public final class WarpRejectedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** Why the message is rejected. */
    private final Reason reason;
    /** The values that led to the reason. */
    private final String detail;

    /** Of a message from any source. */
    WarpRejectedException(RejectedWarpMessage rejected) {
        super(rejected + "; check network, subnet and height of the signature, then distrust the source", null);
        this.reason = rejected.reason();
        this.detail = rejected.detail();
    }

    /**
     * Of a message that an aggregator has just returned.
     *
     * @param signers the subnet and the height of the validators
     * @param cause what the aggregator said, if it said that too few validators signed
     */
    WarpRejectedException(RejectedWarpMessage rejected, String signers, @Nullable Throwable cause) {
        super(
                rejected + "; " + signers + "; "
                        + (rejected.reason() == Reason.INSUFFICIENT_WEIGHT
                                ? "run the call again when more validators are reachable"
                                : "run the call again, because the validators may have changed, or ask another aggregator"),
                "",
                true,
                cause);
        this.reason = rejected.reason();
        this.detail = rejected.detail() + "; " + signers;
    }

    /** {@return why the message is rejected} */
    public Reason reason() {
        return reason;
    }

    /** {@return the values that led to the reason, such as the weight that signed and the quorum} */
    public String detail() {
        return detail;
    }
}
