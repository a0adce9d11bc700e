package io.github.avalanche4j.codegen;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/**
 * One accessor of a value type.
 *
 * @param name the accessor's name
 * @param wireName what the field is called on the wire
 * @param aliases by which other names it is read
 * @param type what the accessor gives, or what its Optional holds
 * @param presence how it says that there is nothing
 * @param shape how what is there is read and written
 */
record Property(String name, String wireName, List<String> aliases, TypeMirror type, Presence presence, Shape shape) {
    private static final List<String> TAKEN = List.of("in", "out", "field", "seen", "value");

    /** How an accessor says that there is nothing. */
    enum Presence {
        /** It cannot: without the field the object means nothing. */
        REQUIRED,
        /** By an empty list or map. */
        EMPTY,
        /** By an empty Optional. */
        OPTIONAL,
        /** By an empty OptionalInt. */
        OPTIONAL_INT,
        /** By an empty OptionalLong. */
        OPTIONAL_LONG,
        /** It takes the fields that no other accessor names. */
        OTHER_FIELDS
    }

    /** The local variable for what was read. */
    String variable() {
        return TAKEN.contains(name) ? name + "Field" : name;
    }
}
