package io.github.avalanche4j.codegen;

import java.util.List;

/** The source of the method that writes a value: its fields in the accessors' order, absent ones left out. */
final class WriteMethod {
    private final ValueType type;
    private final List<Property> named;

    WriteMethod(ValueType type, List<Property> named) {
        this.type = type;
        this.named = named;
    }

    String text(String simpleName) {
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i < named.size(); i++) {
            fields.append(field(named.get(i), "out.writeFieldName(FIELDS.at(" + i + "));"));
        }
        for (Property property : type.properties()) {
            if (ValueType.isOthers(property)) {
                fields.append(others(property));
            }
        }
        return """

                    @Override
                    public void write(%s value, %s out) throws java.io.IOException {
                        out.writeStartObject();
                %s        out.writeEndObject();
                    }
                """.formatted(simpleName, Names.GENERATOR, fields);
    }

    private static String field(Property property, String writeName) {
        return switch (property.presence()) {
            case OPTIONAL -> present(property, "java.util.Optional<" + property.type() + ">", writeName, "get()");
            case OPTIONAL_INT -> present(property, "java.util.OptionalInt", writeName, "getAsInt()");
            case OPTIONAL_LONG -> present(property, "java.util.OptionalLong", writeName, "getAsLong()");
            default -> """
                            %s
                            %s
                    """.formatted(writeName, property.shape().write("value." + property.name() + "()"));
        };
    }

    private static String present(Property property, String type, String writeName, String content) {
        return """
                        %s %s = value.%s();
                        if (%2$s.isPresent()) {
                            %s
                            %s
                        }
                """.formatted(
                        type,
                        property.variable(),
                        property.name(),
                        writeName,
                        property.shape().write(property.variable() + "." + content));
    }

    private static String others(Property property) {
        return """
                        for (java.util.Map.Entry<String, %s> %s : value.%s().entrySet()) {
                            out.writeFieldName(%2$s.getKey());
                            %s
                        }
                """.formatted(
                        Adapters.arguments(property.type()).get(1),
                        property.variable(),
                        property.name(),
                        property.shape().write(property.variable() + ".getValue()"));
    }
}
