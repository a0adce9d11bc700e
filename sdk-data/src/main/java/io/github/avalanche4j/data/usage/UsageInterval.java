package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.annotation.JsonValue;

/** The interval of usage figures. */
public enum UsageInterval {
    /** A minute; only for API usage. */
    MINUTE("minute"),
    /** An hour. */
    HOURLY("hourly"),
    /** A day. */
    DAILY("daily"),
    /** A week. */
    WEEKLY("weekly"),
    /** A month. */
    MONTHLY("monthly");

    private final String value;

    UsageInterval(String value) {
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
