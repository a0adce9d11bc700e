package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.List;
import java.util.Objects;

/** The status of a transaction, as a node sees it. */
public final class TxStatus extends OpenEnum {
    /** P-Chain: it is in an accepted block, for good. */
    public static final TxStatus COMMITTED = new TxStatus("Committed", true);

    /** X- and C-Chain: it is in an accepted block, for good. */
    public static final TxStatus ACCEPTED = new TxStatus("Accepted", true);

    /** P-Chain: it was proposed and rejected, for good. */
    public static final TxStatus ABORTED = new TxStatus("Aborted", true);

    /** It waits for a block, or is in one that is not accepted yet. */
    public static final TxStatus PROCESSING = new TxStatus("Processing", true);

    /** The node dropped it as invalid; another node may still have it. */
    public static final TxStatus DROPPED = new TxStatus("Dropped", true);

    /** The node has never seen it, or has forgotten it. */
    public static final TxStatus UNKNOWN = new TxStatus("Unknown", true);

    private static final List<TxStatus> KNOWN = List.of(COMMITTED, ACCEPTED, ABORTED, PROCESSING, DROPPED, UNKNOWN);

    private TxStatus(String value, boolean known) {
        super(value, known);
    }

    /** {@return the status with this text} */
    @JsonCreator
    public static TxStatus of(String value) {
        Objects.requireNonNull(value, "value");
        return KNOWN.stream()
                .filter(status -> status.value().equals(value))
                .findFirst()
                .orElseGet(() -> new TxStatus(value, false));
    }
}
