package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;

/** How a composite query combines its parts. */
@AnyMapper
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
