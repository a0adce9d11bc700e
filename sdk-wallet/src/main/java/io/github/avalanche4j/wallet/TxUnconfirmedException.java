package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;

/**
 * Thrown when a transaction was saved, so that any process may have sent it, and the call ends before its outcome is known:
 * at the deadline, by an interrupt, when the store fails or the client is closed. It is also thrown if the transaction is
 * accepted, and what follows it is not done. Run the same call again, which never pays twice; to stop the payment,
 * {@linkplain Wallet#cancel cancel} it.
 *
 * @serial exclude
 */
public final class TxUnconfirmedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final transient Id txId;

    TxUnconfirmedException(Id txId, String what, RuntimeException cause) {
        super(
                what + "; run the same call again, which never pays twice: "
                        + String.valueOf(cause.getMessage()).replace("; nothing was sent", "; nothing more was sent"),
                "",
                true,
                cause);
        this.txId = txId;
    }

    /** {@return the transaction that was sent, or may have been; of a move the export, if that is accepted} */
    public Id txId() {
        return txId;
    }
}
