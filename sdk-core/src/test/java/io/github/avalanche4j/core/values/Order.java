package io.github.avalanche4j.core.values;

import com.fasterxml.jackson.annotation.JsonValue;

/** A choice that is only ever sent. */
public enum Order {
    UP("up"),
    DOWN("down");

    private final String value;

    Order(String value) {
        this.value = value;
    }

    @JsonValue
    public String value() {
        return value;
    }
}
