package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * A text with well-known values to which a server may add others at any time. The well-known ones are constants of the
 * subclass, to be compared with {@code equals}; an unknown one keeps its text and never fails a response.
 *
 * <pre>{@code
 * public final class Color extends OpenEnum {
 *     private static final Known<Color> KNOWN = new Known<>(Color::new);
 *
 *     public static final Color RED = KNOWN.add("red");
 *
 *     private Color(Text text) {
 *         super(text);
 *     }
 *
 *     @JsonCreator
 *     public static Color of(String value) {
 *         return KNOWN.of(value);
 *     }
 * }
 * }</pre>
 */
@AnyMapper
public abstract class OpenEnum {
    private final Text text;

    /** Makes a value; a subclass gets the text from its {@link Known}. */
    protected OpenEnum(Text text) {
        this.text = text;
    }

    /** {@return the text on the wire, exactly as received} */
    @JsonValue
    public final String value() {
        return text.value;
    }

    /** {@return whether this is one of the constants} */
    public final boolean isKnown() {
        return text.known;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && text.name.equals(((OpenEnum) other).text.name);
    }

    @Override
    public final int hashCode() {
        return text.name.hashCode();
    }

    /** {@return the text on the wire} */
    @Override
    public final String toString() {
        return text.value;
    }

    /** A text as received, the constant's text that it is compared by, and whether there is such a constant. */
    public static final class Text {
        private final String value;
        private final String name;
        private final boolean known;

        private Text(String value, String name, boolean known) {
            this.value = value;
            this.name = name;
            this.known = known;
        }
    }

    /** The constants of one subclass, which holds it in its first static field. */
    public static final class Known<E extends OpenEnum> {
        private final Map<String, E> constants = new LinkedHashMap<>();
        private final Function<Text, E> constructor;

        /** Starts without constants. */
        public Known(Function<Text, E> constructor) {
            this.constructor = constructor;
        }

        /** {@return a new constant} */
        public E add(String value) {
            E constant = constructor.apply(new Text(value, value, true));
            constants.put(value, constant);
            return constant;
        }

        /** {@return the constant with this text, or an unknown value that keeps it} */
        public E of(String value) {
            E constant = constants.get(Objects.requireNonNull(value, "value"));
            return constant == null ? constructor.apply(new Text(value, value, false)) : constant;
        }

        /** {@return a value equal to the constant with this text in upper case; it keeps the text as received} */
        public E ofAnyCase(String value) {
            E constant = constants.get(Objects.requireNonNull(value, "value").toUpperCase(Locale.ROOT));
            return constant == null || constant.value().equals(value)
                    ? of(value)
                    : constructor.apply(new Text(value, constant.value(), true));
        }

        /**
         * {@return the constant with this text}
         *
         * @throws io.github.avalanche4j.core.InvalidRequestException if there is none
         */
        public E listed(String argument, String value) {
            E constant = constants.get(Objects.requireNonNull(value, argument));
            if (constant == null) {
                throw Require.refused(argument, value, "one of " + constants.keySet());
            }
            return constant;
        }

        /** {@return the constants' texts, in the order of the source} */
        public Set<String> texts() {
            return Collections.unmodifiableSet(constants.keySet());
        }
    }
}
