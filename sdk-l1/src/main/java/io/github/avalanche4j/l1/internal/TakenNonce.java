package io.github.avalanche4j.l1.internal;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import java.util.Set;

/** Refusals of a transaction because another one of its account has the same nonce. */
public final class TakenNonce {
    private static final Set<Reason> REASONS = Set.of(Reason.NONCE_TOO_LOW, Reason.REPLACEMENT_UNDERPRICED);

    private TakenNonce() {}

    public static boolean isIn(RuntimeException failure) {
        return failure instanceof JsonRpcException refusal && REASONS.contains(refusal.reason());
    }
}
