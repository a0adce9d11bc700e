package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The status of a transaction, as a node sees it. */
public final class TxStatus extends OpenEnum {
    private static final Known<TxStatus> KNOWN = new Known<>(TxStatus::new);

    /** P-Chain: it is in an accepted block, which is final. */
    public static final TxStatus COMMITTED = KNOWN.add("Committed");

    /** X- and C-Chain: it is in an accepted block, which is final. */
    public static final TxStatus ACCEPTED = KNOWN.add("Accepted");

    /** P-Chain: it was proposed and rejected, which is final. */
    public static final TxStatus ABORTED = KNOWN.add("Aborted");

    /** The transaction waits for a block, or is in a block that is not accepted yet. */
    public static final TxStatus PROCESSING = KNOWN.add("Processing");

    /** The node dropped it as invalid; another node may still have it. */
    public static final TxStatus DROPPED = KNOWN.add("Dropped");

    /** The node has never seen it, or has forgotten it. */
    public static final TxStatus UNKNOWN = KNOWN.add("Unknown");

    private TxStatus(Text text) {
        super(text);
    }

    /** {@return the status with this text} */
    @JsonCreator
    public static TxStatus of(String value) {
        return KNOWN.of(value);
    }
}
