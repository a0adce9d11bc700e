package io.github.avalanche4j.codegen;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/**
 * One accessor of a value type.
 *
 * @param name the accessor's name
 * @param wireName the field's name on the wire
 * @param aliases other names by which it is read
 * @param type the accessor's type, or the type inside its Optional
 * @param presence how it expresses an absent value
 * @param shape how a present value is read and written
 */
record Property(String name, String wireName, List<String> aliases, TypeMirror type, Presence presence, Shape shape) {
    private static final List<String> TAKEN = List.of("in", "out", "field", "seen", "value");

    /** How an accessor expresses an absent value. */
    enum Presence {
        /** Not at all: without the field the object means nothing. */
        REQUIRED,
        /** By an empty list or map. */
        EMPTY,
        /** By an empty Optional. */
        OPTIONAL,
        /** By an empty OptionalInt. */
        OPTIONAL_INT,
        /** By an empty OptionalLong. */
        OPTIONAL_LONG,
        /** By an empty map; it collects the fields that no other accessor names. */
        OTHER_FIELDS;

        /** How an accessor of a type expresses it. */
        static Presence of(TypeMirror type) {
            return switch (Adapters.name(type)) {
                case "java.util.Optional" -> OPTIONAL;
                case "java.util.OptionalInt" -> OPTIONAL_INT;
                case "java.util.OptionalLong" -> OPTIONAL_LONG;
                case "java.util.List", "java.util.Set", "java.util.Map" -> EMPTY;
                default -> REQUIRED;
            };
        }
    }

    /** The local variable for the value that was read. */
    String variable() {
        return TAKEN.contains(name) ? name + "Field" : name;
    }
}
