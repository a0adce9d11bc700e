package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.Locale;

/** The interval of usage figures. */
@AnyMapper
public enum UsageInterval {
    /** A minute; only for API usage. */
    MINUTE,
    /** An hour. */
    HOURLY,
    /** A day. */
    DAILY,
    /** A week. */
    WEEKLY,
    /** A month. */
    MONTHLY;

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
