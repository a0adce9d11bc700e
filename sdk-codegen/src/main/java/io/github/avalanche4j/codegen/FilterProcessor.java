package io.github.avalanche4j.codegen;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/** Writes the implementation of each filter: a class that passes what a user sets to the {@code Criteria}. */
@SupportedAnnotationTypes(Names.FILTER)
public final class FilterProcessor extends AbstractProcessor {
    /** For the compiler. */
    public FilterProcessor() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement annotation : annotations) {
            for (TypeElement filter : ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))) {
                try {
                    write(filter);
                } catch (Problem e) {
                    processingEnv
                            .getMessager()
                            .printMessage(Diagnostic.Kind.ERROR, e.element() + ": " + e.getMessage(), e.element());
                }
            }
        }
        return false;
    }

    private void write(TypeElement filter) {
        String packageName =
                processingEnv.getElementUtils().getPackageOf(filter).toString();
        String name = "Generated" + filter.getSimpleName();
        String text = new Source(packageName).of(text(filter, name));
        try (Writer writer = processingEnv
                .getFiler()
                .createSourceFile(packageName + "." + name, filter)
                .openWriter()) {
            writer.write(text);
        } catch (IOException e) {
            throw new Problem(filter, "its implementation cannot be written: " + e);
        }
    }

    private String text(TypeElement filter, String name) {
        String setters = ElementFilter.methodsIn(processingEnv.getElementUtils().getAllMembers(filter)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                .map(method -> setter((DeclaredType) filter.asType(), method))
                .collect(Collectors.joining());
        String required = Annotations.texts(filter, Names.FILTER, "requires").stream()
                .map(criterion -> "\"" + criterion + "\"")
                .collect(Collectors.joining(", "));
        return """
                /** Collects the criteria that a user sets. */
                @javax.annotation.processing.Generated("%s")
                @SuppressWarnings("all")
                final class %s implements %s {
                    private final %s criteria = new %4$s();

                    private %2$s() {}

                    /** Returns what a user's lambda sets, checked. */
                    static %4$s of(java.util.function.Consumer<? super %3$s> %5$s) {
                        %2$s set = new %2$s();
                        java.util.Objects.requireNonNull(%5$s, "%5$s").accept(set);
                        return set.criteria.complete(%6$s);
                    }
                %7$s}
                """.formatted(
                        FilterProcessor.class.getName(),
                        name,
                        filter.getQualifiedName(),
                        Names.CRITERIA,
                        Annotations.value(filter, Names.FILTER, "value").orElse("filter"),
                        required,
                        setters);
    }

    private String setter(DeclaredType filter, ExecutableElement method) {
        if (method.getParameters().size() != 1) {
            throw new Problem(method, "a method of a filter sets one criterion");
        }
        ExecutableType type = (ExecutableType) processingEnv.getTypeUtils().asMemberOf(filter, method);
        String parameter = type.getParameterTypes().get(0).toString();
        return """

                    @Override
                    public %s %s(%s value) {
                        criteria.%s;
                        return this;
                    }
                """.formatted(
                        type.getReturnType(),
                        method.getSimpleName(),
                        method.isVarArgs() ? parameter.replaceFirst("\\[]$", "...") : parameter,
                        call(method));
    }

    private static String call(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        if (name.startsWith("add")) {
            String added = name.replaceFirst("^add(All)?", "");
            return "add(\"%s\", %s, %s)"
                    .formatted(
                            wireName(method, added.substring(0, 1).toLowerCase(Locale.ROOT) + added.substring(1)),
                            Annotations.has(method, Names.COMMA_SEPARATED),
                            method.isVarArgs() ? "java.util.Arrays.asList(value)" : "value");
        }
        String range = Annotations.value(method, Names.WITHIN, "min")
                .map(min -> ", " + min + ", "
                        + Annotations.value(method, Names.WITHIN, "max").orElseThrow())
                .orElse("");
        return "set(\"%s\", value%s)".formatted(wireName(method, name), range);
    }

    private static String wireName(ExecutableElement method, String name) {
        return Annotations.value(method, Names.WIRE_NAME, "value")
                .map(Object::toString)
                .orElse(name);
    }
}
