package io.github.avalanche4j.codegen;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.type.TypeKind;

/** The source of the method that reads a value: a variable for each field, so that fields can be read in any order. */
final class ReadMethod {
    private static final String SET = "java.util.Set";

    private final ValueType type;

    ReadMethod(ValueType type) {
        this.type = type;
    }

    String text(String simpleName, List<String> arguments) {
        return """

                    @Override
                    public %s read(%s in) throws java.io.IOException {
                %s        long present = 0;
                        for (int field = FIELDS.first%s(in); field != %s.END; field = FIELDS.next%4$s(in, field)) {
                            switch (field) {
                %s            }
                            present |= 1L << field;
                        }
                        FIELDS.require(in, present);
                %s    }
                """.formatted(
                        simpleName,
                        Names.PARSER,
                        variables(),
                        type.others().isPresent() ? "OrOther" : "",
                        Names.FIELD_NAMES,
                        cases(),
                        created("Immutable" + simpleName + ".of", arguments));
    }

    /**
     * The factory method has a second form, which takes null for an empty Optional, but no empty OptionalLong. It needs
     * no object for an Optional.
     */
    private String created(String factory, List<String> arguments) {
        String present = type.properties().stream()
                .filter(ReadMethod::isNumber)
                .map(property -> property.variable() + ".isPresent()")
                .collect(Collectors.joining(" && "));
        String shorter = "return " + factory + "(" + arguments(arguments, true) + ");\n";
        if (present.isEmpty()) {
            return "        " + shorter;
        }
        String longer = "        return " + factory + "(" + arguments(arguments, false) + ");\n";
        boolean hasOptional =
                type.properties().stream().anyMatch(property -> property.presence() == Property.Presence.OPTIONAL);
        return hasOptional ? "        if (" + present + ") {\n            " + shorter + "        }\n" + longer : longer;
    }

    private static boolean isNumber(Property property) {
        return property.presence() == Property.Presence.OPTIONAL_INT
                || property.presence() == Property.Presence.OPTIONAL_LONG;
    }

    private String arguments(List<String> names, boolean nullable) {
        return names.stream().map(name -> argument(name, nullable)).collect(Collectors.joining(", "));
    }

    private String variables() {
        StringBuilder text = new StringBuilder();
        for (Property property : type.properties()) {
            text.append("        %s %s = %s;\n".formatted(type(property), property.variable(), initial(property)));
        }
        return text.toString();
    }

    /** A set is read as a list, from which its implementation creates a set. */
    private static String type(Property property) {
        String type = property.type().toString();
        return type.startsWith(SET) ? "java.util.List" + type.substring(SET.length()) : type;
    }

    private static String initial(Property property) {
        return switch (property.presence()) {
            case REQUIRED -> primitive(property);
            case OPTIONAL -> "null";
            case OPTIONAL_INT -> "java.util.OptionalInt.empty()";
            case OPTIONAL_LONG -> "java.util.OptionalLong.empty()";
            case EMPTY ->
                Adapters.name(property.type()).equals("java.util.Map") ? "java.util.Map.of()" : "java.util.List.of()";
            case OTHER_FIELDS -> "new java.util.LinkedHashMap<>()";
        };
    }

    private static String primitive(Property property) {
        TypeKind kind = property.type().getKind();
        if (kind == TypeKind.BOOLEAN) {
            return "false";
        }
        return kind.isPrimitive() ? "0" : "null";
    }

    private String cases() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < type.named().size(); i++) {
            Property property = type.named().get(i);
            text.append("                case %s:\n                    %s = %s;\n                    break;\n"
                    .formatted(i, property.variable(), read(property)));
        }
        type.others()
                .ifPresent(property ->
                        text.append("                default:\n                    %s.put(in.currentName(), %s);\n"
                                .formatted(property.variable(), property.shape().read())));
        return text.toString();
    }

    private static String read(Property property) {
        String read = property.shape().read();
        return switch (property.presence()) {
            case OPTIONAL_INT -> "java.util.OptionalInt.of(" + read + ")";
            case OPTIONAL_LONG -> "java.util.OptionalLong.of(" + read + ")";
            default -> read;
        };
    }

    private String argument(String name, boolean nullable) {
        for (Property property : type.properties()) {
            if (property.name().equals(name)) {
                String variable = property.variable();
                return switch (property.presence()) {
                    case OPTIONAL -> nullable ? variable : "java.util.Optional.ofNullable(" + variable + ")";
                    case OPTIONAL_INT -> nullable ? variable + ".getAsInt()" : variable;
                    case OPTIONAL_LONG -> nullable ? variable + ".getAsLong()" : variable;
                    default -> variable;
                };
            }
        }
        throw new Problem(type.element(), "its implementation has a parameter " + name + ", which is no accessor");
    }
}
