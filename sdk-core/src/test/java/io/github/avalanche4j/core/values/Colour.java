package io.github.avalanche4j.core.values;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** A text with one well-known value. */
public final class Colour extends OpenEnum {
    private static final Known<Colour> KNOWN = new Known<>(Colour::new);

    public static final Colour RED = KNOWN.add("red");

    private Colour(Text text) {
        super(text);
    }

    @JsonCreator
    public static Colour of(String value) {
        return KNOWN.of(value);
    }
}
