package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Objects;

/**
 * A text with well-known values to which a server may add others at any time. The well-known ones are constants of the
 * subclass, to be compared with {@code equals}; an unknown one keeps its text and never fails a response.
 */
public abstract class OpenEnum {
    private final String value;
    private final String name;
    private final boolean known;

    /**
     * A value of the enum.
     *
     * @param known whether it is one of the constants
     */
    protected OpenEnum(String value, boolean known) {
        this.value = Objects.requireNonNull(value, "value");
        this.name = value;
        this.known = known;
    }

    /**
     * A constant whose text came in another case; it equals the constant.
     *
     * @param constant what it means
     */
    protected OpenEnum(String value, OpenEnum constant) {
        this.value = Objects.requireNonNull(value, "value");
        this.name = constant.name;
        this.known = constant.known;
    }

    /** {@return the text on the wire, exactly as it came} */
    @JsonValue
    public final String value() {
        return value;
    }

    /** {@return whether this is one of the constants} */
    public final boolean isKnown() {
        return known;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && name.equals(((OpenEnum) other).name);
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    /** {@return the text on the wire} */
    @Override
    public final String toString() {
        return value;
    }
}
