package io.github.avalanche4j.codegen;

/** The source of the method that writes a value: its fields in the accessors' order, absent ones left out. */
final class WriteMethod {
    private final ValueType type;

    WriteMethod(ValueType type) {
        this.type = type;
    }

    String text(String simpleName) {
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i < type.named().size(); i++) {
            fields.append(field(type.named().get(i), "out.writeFieldName(FIELDS.at(" + i + "));"));
        }
        type.others().ifPresent(property -> fields.append(others(property)));
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
