package io.github.avalanche4j.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/** The source of the class that reads and writes one value type. */
final class AdapterSource {
    private final ValueType type;
    private final Constants constants;
    private final String packageName;

    AdapterSource(ValueType type, Constants constants, String packageName) {
        this.type = type;
        this.constants = constants;
        this.packageName = packageName;
    }

    /** The name of the class for a value type. */
    static String nameFor(TypeElement type) {
        return type.getSimpleName() + "JsonAdapter";
    }

    /**
     * The whole file.
     *
     * @param arguments the arguments of the implementation's factory method, in order
     */
    String text(List<String> arguments) {
        String simple = type.element().getSimpleName().toString();
        String body = """
                /** Reads and writes {@link %s}. */
                @javax.annotation.processing.Generated("%s")
                @SuppressWarnings("all")
                final class %s implements %s<%s> {
                    static final %3$s INSTANCE = new %3$s();

                    private static final %s FIELDS = %s;
                %s
                    private %3$s() {}
                %s%s}
                """.formatted(
                        simple,
                        JsonAdapterProcessor.class.getName(),
                        nameFor(type.element()),
                        Names.ADAPTER,
                        simple,
                        Names.FIELD_NAMES,
                        fieldNames(),
                        constants.declarations(),
                        new ReadMethod(type).text(simple, arguments),
                        new WriteMethod(type).text(simple));
        return new Source(packageName).of(body);
    }

    private String fieldNames() {
        long required = 0;
        List<String> aliases = new ArrayList<>();
        for (int i = 0; i < type.named().size(); i++) {
            Property property = type.named().get(i);
            if (property.presence() == Property.Presence.REQUIRED) {
                required |= 1L << i;
            }
            for (String alias : property.aliases()) {
                aliases.add(".withAlias(\"" + alias + "\", " + i + ")");
            }
        }
        String names = type.named().stream()
                .map(property -> ", \"" + property.wireName() + "\"")
                .collect(Collectors.joining());
        return "new " + Names.FIELD_NAMES + "(0x" + Long.toHexString(required) + "L" + names + ")"
                + String.join("", aliases);
    }
}
