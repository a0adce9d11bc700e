package io.github.avalanche4j.core.values;

import com.fasterxml.jackson.annotation.JsonValue;

/** An enum that is only sent. */
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
