package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonValue;

/** How the parts of a composite query are put together. */
public enum QueryOperator {
    /** An address is wanted if all parts find it. */
    AND("AND"),
    /** An address is wanted if any part finds it. */
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
