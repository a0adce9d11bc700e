package io.github.avalanche4j.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The adapters of one package, and the source of the class that finds them. */
final class PackageAdapters {
    static final String CLASS_NAME = "GeneratedJsonAdapters";

    private final String packageName;
    private final Elements elements;
    // by the type's binary name
    private final Map<String, String> expressions = new TreeMap<>();
    private final List<Element> origins = new ArrayList<>();

    PackageAdapters(String packageName, Elements elements) {
        this.packageName = packageName;
        this.elements = elements;
    }

    String className() {
        return packageName + "." + CLASS_NAME;
    }

    Element[] origins() {
        return origins.toArray(new Element[0]);
    }

    /** A type whose adapter is generated. */
    void addValue(TypeElement type) {
        add(type, AdapterSource.nameFor(type) + ".INSTANCE");
    }

    /** A type with an adapter written by hand. */
    void addAdapted(TypeElement type) {
        Object adapter = Annotations.value(type, Names.ADAPTED_BY, "value").orElseThrow();
        add(type, "new " + adapter + "()");
    }

    /** A type that must not be written, with the message for users. */
    void addRefused(TypeElement type) {
        String instead =
                Annotations.value(type, Names.NO_JSON, "value").orElseThrow().toString();
        add(
                type,
                "new " + Names.REFUSED_ADAPTER + "("
                        + elements.getConstantExpression(type.getSimpleName() + " has no JSON: " + instead) + ")");
    }

    /** A type that is created from one text or tree. */
    void addCreated(TypeElement type) {
        Optional<Creator> creator = Creator.of(type);
        String printer = Printer.of(type)
                .orElseThrow(() -> new Problem(type, "it has a creator, but no @JsonValue that gives what it takes"))
                .expression();
        if (creator.isEmpty()) {
            add(type, "new " + Names.TEXT_WRITER + "<" + type.getQualifiedName() + ">(" + printer + ")");
            return;
        }
        String read = creator.get().expression() + ", ";
        if (creator.get().takesText()) {
            String checked = creator.get().checked().map(each -> each + ", ").orElse("");
            add(
                    type,
                    "new " + Names.TEXT_ADAPTER + "<" + type.getQualifiedName() + ">(" + read + checked + printer
                            + ")");
        } else {
            String source = Names.ADAPTERS + ".of(" + creator.get().parameter() + ".class), ";
            add(type, "new " + Names.MAPPED_ADAPTER + "<>(" + source + read + printer + ")");
        }
    }

    private void add(TypeElement type, String expression) {
        expressions.put(elements.getBinaryName(type).toString(), expression);
        origins.add(type);
    }

    String text() {
        StringBuilder cases = new StringBuilder();
        expressions.forEach(
                (type, expression) -> cases.append("            case \"" + type + "\" -> " + expression + ";\n"));
        String body =
                """
                /** Finds the adapters of this package. An enum, so that its class alone leads to its instance. */
                @javax.annotation.processing.Generated("%s")
                @SuppressWarnings("all")
                enum %s implements %s {
                    INSTANCE;

                    @Override
                    public %s<?> find(Class<?> type) {
                        return switch (type.getName()) {
                %s            default -> null;
                        };
                    }
                }
                """.formatted(JsonAdapterProcessor.class.getName(), CLASS_NAME, Names.PROVIDER, Names.WRITER, cases);
        return new Source(packageName).of(body);
    }
}
