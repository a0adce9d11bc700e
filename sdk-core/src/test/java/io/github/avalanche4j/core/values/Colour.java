package io.github.avalanche4j.core.values;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** A text with one well-known value. */
public final class Colour extends OpenEnum {
    public static final Colour RED = new Colour("red", true);

    private Colour(String value, boolean known) {
        super(value, known);
    }

    @JsonCreator
    public static Colour of(String value) {
        return value.equals("red") ? RED : new Colour(value, false);
    }
}
