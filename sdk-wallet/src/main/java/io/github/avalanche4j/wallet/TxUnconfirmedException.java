package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;
import org.jspecify.annotations.Nullable;

/**
 * The deadline came before it was known what became of a transaction that may have been sent. It may still be accepted:
 * issue the same draft again, or ask for its id. Do not prepare another one for the same purpose before that.
 *
 * @serial exclude
 */
public final class TxUnconfirmedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final transient Id txId;

    TxUnconfirmedException(Id txId, String lastSeen, @Nullable Throwable cause) {
        super(
                "what became of transaction " + txId + " was not known at the deadline; last seen: " + lastSeen
                        + "; issue the same draft again, or wait with node.await().accepted(id)",
                "",
                true,
                cause);
        this.txId = txId;
    }

    /** {@return the transaction to ask for} */
    public Id txId() {
        return txId;
    }
}
