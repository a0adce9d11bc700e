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

    /**
     * @param isTransient whether an aggregator has just returned the message, and may return another one later
     * @param cause the aggregator's error, if that is that too few validators signed
     */
    WarpRejectedException(RejectedWarpMessage rejected, boolean isTransient, @Nullable Throwable cause) {
        super(
                rejected
                        + (isTransient
                                ? "; run the call again: the validators may have changed, or more may be reachable"
                                : "; check network, subnet and height of the signature, then distrust the source"),
                "",
                isTransient,
                cause);
        this.reason = rejected.reason();
        this.detail = rejected.detail();
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
