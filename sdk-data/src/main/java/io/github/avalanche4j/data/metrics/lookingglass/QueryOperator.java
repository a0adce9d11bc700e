package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonValue;

/** How a composite query combines its parts. */
public enum QueryOperator {
    /** Finds the addresses that all parts find. */
    AND("AND"),
    /** Finds the addresses that any part finds. */
    OR("OR");

    private final String value;

    QueryOperator(String value) {
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
