package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What a job does. */
public final class OperationType extends OpenEnum {
    private static final Known<OperationType> KNOWN = new Known<>(OperationType::new);

    /** Exports transactions of EVM chains. */
    public static final OperationType EXPORT_EVM = KNOWN.add("TRANSACTION_EXPORT_EVM");

    /** Exports transactions of the primary network. */
    public static final OperationType EXPORT_PRIMARY_NETWORK = KNOWN.add("TRANSACTION_EXPORT_PRIMARY_NETWORK");

    /** Exports staking transactions of the primary network. */
    public static final OperationType EXPORT_PRIMARY_NETWORK_STAKING =
            KNOWN.add("TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING");

    /** Exports transactions of the primary network in a simple form. */
    public static final OperationType EXPORT_PRIMARY_NETWORK_SIMPLE =
            KNOWN.add("TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE");

    private OperationType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static OperationType of(String value) {
        return KNOWN.of(value);
    }
}
