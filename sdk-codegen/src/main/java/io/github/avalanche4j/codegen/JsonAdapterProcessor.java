package io.github.avalanche4j.codegen;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/**
 * Writes an adapter for each value type, a class for each package that finds them, and a class for the module that
 * finds those and that the service loader finds. The processors of Immutables and of open enums run at the same time: an
 * adapter is written once the implementation of its type exists.
 */
@SupportedAnnotationTypes({
    Names.VALUE,
    Names.ADAPTED_BY,
    Names.NO_JSON,
    Names.RECEIVED,
    Names.JSON_CREATOR,
    Names.JSON_VALUE,
})
public final class JsonAdapterProcessor extends SourceProcessor {
    private final Map<String, PackageAdapters> packages = new TreeMap<>();
    private final Set<String> waiting = new LinkedHashSet<>();
    private boolean packagesWritten;

    /** For the compiler. */
    public JsonAdapterProcessor() {}

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        try {
            collect(round);
            for (String name : List.copyOf(waiting)) {
                TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
                if (round.processingOver()) {
                    throw new Problem(type, "there is no " + implementation(type) + " to make it by");
                }
                if (written(type)) {
                    waiting.remove(name);
                }
            }
            boolean complete =
                    waiting.isEmpty() && types(round, Names.OPEN_ENUMS).isEmpty();
            if (complete && !packagesWritten && !round.processingOver()) {
                packagesWritten = true;
                writePackages();
            }
        } catch (Problem e) {
            waiting.clear();
            packagesWritten = true;
            report(e);
        }
        return false;
    }

    private void collect(RoundEnvironment round) {
        Set<TypeElement> values = types(round, Names.VALUE);
        values.removeIf(type -> Annotations.has(type, Names.NO_JSON));
        for (TypeElement type : values) {
            waiting.add(type.getQualifiedName().toString());
            adaptersOf(type).addValue(type);
        }
        for (TypeElement type : types(round, Names.ADAPTED_BY)) {
            adaptersOf(type).addAdapted(type);
        }
        for (TypeElement type : types(round, Names.NO_JSON)) {
            adaptersOf(type).addRefused(type);
        }
        Set<TypeElement> created = types(round, Names.JSON_CREATOR);
        created.addAll(types(round, Names.RECEIVED));
        created.addAll(types(round, Names.JSON_VALUE));
        for (TypeElement type : created) {
            // an abstract type is created by its subtypes, and may be written for all of them
            boolean unmade = type.getModifiers().contains(Modifier.ABSTRACT)
                    && Creator.of(type).isPresent();
            if (!Annotations.has(type, Names.ADAPTED_BY) && !unmade) {
                adaptersOf(type).addCreated(type);
            }
        }
    }

    private PackageAdapters adaptersOf(Element element) {
        return packages.computeIfAbsent(
                packageOf(element), key -> new PackageAdapters(key, processingEnv.getElementUtils()));
    }

    private String implementation(TypeElement type) {
        return packageOf(type) + ".Immutable" + type.getSimpleName();
    }

    /** Writes the adapter of a value type, unless its implementation does not exist yet. */
    private boolean written(TypeElement type) {
        TypeElement implementation = processingEnv.getElementUtils().getTypeElement(implementation(type));
        if (implementation == null) {
            return false;
        }
        Constants constants = new Constants();
        Adapters adapters = new Adapters(processingEnv.getElementUtils(), type, constants);
        ValueType valueType = ValueType.of(type, adapters);
        String packageName = packageOf(type);
        List<String> arguments = arguments(type, implementation);
        String text = new AdapterSource(valueType, constants, packageName).text(arguments);
        write(packageName + "." + AdapterSource.nameFor(type), text, type);
        return true;
    }

    /** The arguments of the implementation's factory method, by name, so that their order need not be guessed. */
    private static List<String> arguments(TypeElement type, TypeElement implementation) {
        for (ExecutableElement method : ElementFilter.methodsIn(implementation.getEnclosedElements())) {
            if (method.getSimpleName().contentEquals("of")) {
                return method.getParameters().stream()
                        .map(parameter -> parameter.getSimpleName().toString())
                        .collect(Collectors.toList());
            }
        }
        throw new Problem(
                type,
                implementation.getSimpleName() + " has no method of(…) to make it by: is its style allParameters?");
    }

    private void writePackages() {
        for (PackageAdapters adapters : packages.values()) {
            write(adapters.className(), adapters.text(), adapters.origins());
        }
        if (!packages.isEmpty()) {
            ModuleAdapters module = new ModuleAdapters(packages.keySet());
            Element[] origins = packages.values().stream()
                    .flatMap(each -> Stream.of(each.origins()))
                    .toArray(Element[]::new);
            write(module.className(), module.text(), origins);
            writeService(module.root(), module.className());
        }
    }

    private void writeService(String module, String name) {
        writeResource("META-INF/services/" + Names.PROVIDER, name + "\n");
        // a native image creates the service by its constructor; nothing else here is looked up by name
        writeResource("META-INF/native-image/" + module + "/reflect-config.json", """
                [
                  {"name": "%s", "methods": [{"name": "<init>", "parameterTypes": []}]}
                ]
                """.formatted(name));
        writeResource("META-INF/native-image/" + module + "/resource-config.json", """
                {"resources": {"includes": [{"pattern": "\\\\QMETA-INF/services/%s\\\\E"}]}}
                """.formatted(Names.PROVIDER));
    }

    private void writeResource(String path, String text) {
        try (Writer writer = processingEnv
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", path)
                .openWriter()) {
            writer.write(text);
        } catch (IOException e) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, path + " cannot be written: " + e);
        }
    }
}
