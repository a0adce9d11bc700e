package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.Locale;

/** The interval of figures. All times are in UTC. */
@AnyMapper
public enum TimeInterval {
    /** An hour, from its first second. */
    HOUR,
    /** A day, from midnight. */
    DAY,
    /** A week, from the midnight of Monday. */
    WEEK,
    /** A month, from the midnight of its first day. */
    MONTH;

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
