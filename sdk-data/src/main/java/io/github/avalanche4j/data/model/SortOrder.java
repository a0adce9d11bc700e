package io.github.avalanche4j.data.model;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.Locale;

/** The order of a list. The list decides what it sorts by, usually a time. */
@AnyMapper
public enum SortOrder {
    /** Smallest or oldest first. */
    ASC,
    /** Largest or newest first. */
    DESC;

    /** {@return the text on the wire} */
    @JsonValue
    public String value() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the text on the wire} */
    @Override
    public String toString() {
        return value();
    }
}
