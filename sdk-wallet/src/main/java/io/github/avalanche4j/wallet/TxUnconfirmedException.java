package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;

/**
 * Thrown when a call ends before the outcome of its transaction is known: at the deadline, by an interrupt, or because
 * the store fails or the client is closed. The transaction was saved, so any process may have sent it. Also thrown if
 * the export of a move is accepted and its import is not. Run the same call again, which never pays twice; to stop the
 * payment, {@linkplain Wallet#cancel cancel} it.
 *
 * @serial exclude
 */
public final class TxUnconfirmedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final String txId; // a text, which Java serialization keeps

    TxUnconfirmedException(Id txId, String what, RuntimeException cause) {
        super(
                what + "; run the same call again, which never pays twice: "
                        + String.valueOf(cause.getMessage()).replace("; nothing was sent", "; nothing more was sent"),
                "",
                true,
                cause);
        this.txId = txId.toString();
    }

    /** {@return the transaction that may have been sent; for a move whose export is accepted, the export} */
    public Id txId() {
        return Id.parse(txId);
    }
}
