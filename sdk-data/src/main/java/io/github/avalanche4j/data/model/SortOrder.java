package io.github.avalanche4j.data.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** The order of a list. The list decides what it sorts by, usually a time. */
public enum SortOrder {
    /** Smallest or oldest first. */
    ASC("asc"),
    /** Largest or newest first. */
    DESC("desc");

    private final String value;

    SortOrder(String value) {
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
