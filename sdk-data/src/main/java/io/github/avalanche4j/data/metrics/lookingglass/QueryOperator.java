package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonValue;

/** How a composite query combines its parts. */
public enum QueryOperator {
    /** Finds the addresses that all parts find. */
    AND,
    /** Finds the addresses that any part finds. */
    OR;

    /** {@return the text on the wire} */
    @JsonValue
    public String value() {
        return name();
    }
}
