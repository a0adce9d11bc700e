package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when the deadline passes before the outcome of a sent transaction is known. It may still be accepted: issue
 * the same draft again, or look up its id. Do not prepare another one for the same purpose before that.
 *
 * @serial exclude
 */
public final class TxUnconfirmedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final transient Id txId;

    TxUnconfirmedException(Id txId, String lastSeen, @Nullable Throwable cause) {
        super(
                "the outcome of transaction " + txId + " was not known at the deadline; last seen: " + lastSeen
                        + "; issue the same draft again, or wait with node.await().accepted(id)",
                "",
                true,
                cause);
        this.txId = txId;
    }

    /** {@return the transaction to look up} */
    public Id txId() {
        return txId;
    }
}
