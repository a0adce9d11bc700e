package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonValue;

/** The status to filter transactions by. */
public enum TransactionStatus {
    /** Reverted transactions, which paid their fees nevertheless. */
    FAILED("failed"),
    /** Successful transactions. */
    SUCCESS("success");

    private final String value;

    TransactionStatus(String value) {
        this.value = value;
    }

    /** {@return the text on the wire} */
    @JsonValue
    public String value() {
        return value;
    }

    /** {@return the text on the wire} */
    @Override
    public String toString() {
        return value;
    }
}
