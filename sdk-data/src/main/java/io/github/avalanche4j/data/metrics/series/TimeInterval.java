package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonValue;

/** The interval of figures. All times are in UTC. */
public enum TimeInterval {
    /** An hour, from its first second. */
    HOUR("hour"),
    /** A day, from midnight. */
    DAY("day"),
    /** A week, from the midnight of Monday. */
    WEEK("week"),
    /** A month, from the midnight of its first day. */
    MONTH("month");

    private final String value;

    TimeInterval(String value) {
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
