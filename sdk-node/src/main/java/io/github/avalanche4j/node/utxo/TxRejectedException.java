package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a transaction will not be accepted: the node dropped it, the validators rejected it, or another
 * transaction spent one of its inputs.
 *
 * @serial exclude
 */
public final class TxRejectedException extends AvalancheException {
    private static final long serialVersionUID = 1;

    // texts, which Java serialization keeps
    private final String txId;
    private final String status;
    private final @Nullable String reason;

    /**
     * A transaction that will not be accepted, as a node says.
     *
     * @param status {@link TxStatus#DROPPED} or {@link TxStatus#ABORTED}
     * @param reason why the node dropped it, in the node's words
     */
    public TxRejectedException(Id txId, TxStatus status, Optional<String> reason) {
        this(
                txId,
                status,
                reason,
                text(
                        txId,
                        "the node says " + status
                                + reason.map(why -> ": " + why).orElse("")));
    }

    /**
     * A transaction that was dropped, or will be.
     *
     * @param reason why
     * @param advice what to do next
     */
    public TxRejectedException(Id txId, String reason, String advice) {
        this(txId, TxStatus.DROPPED, Optional.of(reason), text(txId, reason, advice));
    }

    /**
     * A transaction of an EVM chain that will not be accepted.
     *
     * @param hash the transaction
     * @param reason why, if the node says so
     */
    public TxRejectedException(EvmHash hash, String reason) {
        this(Id.of(hash.bytes()), TxStatus.DROPPED, Optional.of(reason), text(hash, reason));
    }

    private TxRejectedException(Id txId, TxStatus status, Optional<String> reason, String message) {
        super(message, "", false, null);
        this.txId = txId.toString();
        this.status = status.toString();
        this.reason = reason.orElse(null);
    }

    private static String text(Object tx, String why) {
        return text(tx, why, "make another transaction");
    }

    private static String text(Object tx, String why, String advice) {
        return "transaction " + tx + " will not be accepted: " + why + "; " + advice;
    }

    /** {@return the transaction; of an EVM chain its hash as an id} */
    public Id txId() {
        return Id.parse(txId);
    }

    /** {@return {@link TxStatus#DROPPED} or {@link TxStatus#ABORTED}} */
    public TxStatus status() {
        return TxStatus.of(status);
    }

    /** {@return the reason, in the node's words if it sent one; absent if unknown} */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }
}
