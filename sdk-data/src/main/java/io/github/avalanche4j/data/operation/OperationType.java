package io.github.avalanche4j.data.operation;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a job does. */
public final class OperationType extends OpenEnum {
    private static final Map<String, OperationType> KNOWN = new LinkedHashMap<>();

    /** Exports transactions of EVM chains. */
    public static final OperationType EXPORT_EVM = known("TRANSACTION_EXPORT_EVM");

    /** Exports transactions of the primary network. */
    public static final OperationType EXPORT_PRIMARY_NETWORK = known("TRANSACTION_EXPORT_PRIMARY_NETWORK");

    /** Exports staking transactions of the primary network. */
    public static final OperationType EXPORT_PRIMARY_NETWORK_STAKING =
            known("TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING");

    /** Exports transactions of the primary network in a simple form. */
    public static final OperationType EXPORT_PRIMARY_NETWORK_SIMPLE =
            known("TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE");

    private OperationType(String value, boolean known) {
        super(value, known);
    }

    private static OperationType known(String value) {
        OperationType constant = new OperationType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static OperationType of(String value) {
        OperationType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new OperationType(value, false) : known;
    }
}
