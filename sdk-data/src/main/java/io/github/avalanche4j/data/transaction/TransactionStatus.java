package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonValue;

/** Which transactions are wanted. */
public enum TransactionStatus {
    /** Those that were undone, and paid their fees all the same. */
    FAILED("failed"),
    /** Those that did what they were sent for. */
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
