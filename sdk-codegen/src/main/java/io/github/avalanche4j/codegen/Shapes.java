package io.github.avalanche4j.codegen;

import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** Finds how the fields of one value type are read and written. */
final class Shapes {
    private static final String BYTES = "io.github.avalanche4j.core.value.Bytes";
    private static final Map<String, Set<String>> FITTING = Map.of(
            Names.UNIX_SECONDS, Set.of("java.time.Instant"),
            Names.UNIX_MILLISECONDS, Set.of("java.time.Instant"),
            Names.SECONDS, Set.of("java.time.Duration"),
            Names.NANOSECONDS, Set.of("java.time.Duration"),
            Names.CHECKED_HEX, Set.of(BYTES, "java.util.List"),
            Names.ONE_OR_MANY, Set.of("java.util.List"));

    private final Adapters adapters;

    Shapes(Adapters adapters) {
        this.adapters = adapters;
    }

    /** The shape of a field of a type; the accessor's annotations add what the type does not express. */
    Shape of(TypeMirror type, Element accessor) {
        FITTING.forEach((annotation, types) -> {
            if (Annotations.has(accessor, annotation) && !types.contains(Adapters.name(type))) {
                String name = annotation.substring(annotation.lastIndexOf('.') + 1);
                throw new Problem(accessor, "@" + name + " does not fit " + type);
            }
        });
        return switch (Adapters.name(type)) {
            case "boolean", "java.lang.Boolean" -> scalar("bool", "out.writeBoolean(%s)");
            case "int", "java.lang.Integer", "java.util.OptionalInt" -> scalar("int32", "out.writeNumber(%s)");
            case "long", "java.lang.Long", "java.util.OptionalLong" ->
                scalar("int64", Names.SCALARS + ".write(%s, out)");
            case "java.math.BigInteger" -> scalar("integer", Names.SCALARS + ".write(%s, out)");
            case "java.math.BigDecimal" -> scalar("decimal", "out.writeNumber(%s)");
            case "java.lang.String" -> scalar("text", "out.writeString(%s)");
            case "java.time.Instant" -> instant(accessor);
            case "java.time.Duration" -> duration(accessor);
            case "java.util.List", "java.util.Set" -> list(type, accessor);
            default -> ofAdapter(one(type, accessor));
        };
    }

    private static Shape scalar(String method, String write) {
        return new Shape(Names.SCALARS + "." + method + "(in)", write);
    }

    private static Shape instant(Element accessor) {
        if (Annotations.has(accessor, Names.UNIX_SECONDS)) {
            return time("unixSeconds");
        }
        return Annotations.has(accessor, Names.UNIX_MILLISECONDS)
                ? time("unixMilliseconds")
                : new Shape(Names.TIMES + ".instant(in)", Names.TIMES + ".write(%s, out)");
    }

    private static Shape duration(Element accessor) {
        if (Annotations.has(accessor, Names.SECONDS)) {
            return time("seconds");
        }
        if (Annotations.has(accessor, Names.NANOSECONDS)) {
            return time("nanoseconds");
        }
        throw new Problem(accessor, "a Duration has a unit on the wire: @Seconds or @Nanoseconds");
    }

    private static Shape time(String reader) {
        return new Shape(Names.TIMES + "." + reader + "(in)", Names.TIMES + ".write(%s, out)");
    }

    private Shape list(TypeMirror type, Element accessor) {
        TypeMirror element = Adapters.arguments(type).get(0);
        String adapter = adapters.list(element, one(element, accessor));
        String read = Annotations.has(accessor, Names.ONE_OR_MANY) ? ".readOneOrMany(in)" : ".read(in)";
        return new Shape(adapter + read, adapter + ".writeAll(%s, out)");
    }

    private String one(TypeMirror type, Element accessor) {
        boolean checked = Annotations.has(accessor, Names.CHECKED_HEX)
                && Adapters.name(type).equals(BYTES);
        return checked ? adapters.checkedHex(type) : adapters.of(type, accessor);
    }

    private static Shape ofAdapter(String adapter) {
        return new Shape(adapter + ".read(in)", adapter + ".write(%s, out)");
    }
}
