package io.github.avalanche4j.codegen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.ElementFilter;

/** Writes the implementations of {@link Settings}: classes that pass what a user sets to {@code Parameters}. */
@SupportedAnnotationTypes(Names.SETTINGS)
public final class SettingsProcessor extends SourceProcessor {
    private final Set<String> waiting = new LinkedHashSet<>();

    /** For the compiler. */
    public SettingsProcessor() {}

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        types(round, Names.SETTINGS)
                .forEach(type -> waiting.add(type.getQualifiedName().toString()));
        // open enums that are written in this round are types of parameters only in the next one
        if (types(round, Names.OPEN_ENUMS).isEmpty()) {
            waiting.forEach(name -> write(processingEnv.getElementUtils().getTypeElement(name)));
            waiting.clear();
        }
        return false;
    }

    private void write(TypeElement settings) {
        String name = "Generated" + settings.getSimpleName();
        try {
            String text = new Source(packageOf(settings)).of(text(settings, name));
            write(packageOf(settings) + "." + name, text, settings);
        } catch (Problem e) {
            report(e);
        }
    }

    private String text(TypeElement settings, String name) {
        String setters = ElementFilter.methodsIn(processingEnv.getElementUtils().getAllMembers(settings)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                .map(method -> setter((DeclaredType) settings.asType(), method))
                .collect(Collectors.joining());
        String required = Annotations.texts(settings, Names.SETTINGS, "requires").stream()
                .map(parameter -> "\"" + parameter + "\"")
                .collect(Collectors.joining(", "));
        return """
                /** Collects the parameters that a user sets. */
                @javax.annotation.processing.Generated("%s")
                @SuppressWarnings("all")
                final class %s implements %s {
                    private final %s parameters = new %4$s();

                    private %2$s() {}

                    /** Returns what a user's lambda sets, checked. */
                    static %4$s of(java.util.function.Consumer<? super %3$s> %5$s) {
                        %2$s set = new %2$s();
                        java.util.Objects.requireNonNull(%5$s, "%5$s").accept(set);
                        return set.parameters.complete(%6$s);
                    }
                %7$s}
                """.formatted(
                        SettingsProcessor.class.getName(),
                        name,
                        settings.getQualifiedName(),
                        Names.PARAMETERS,
                        Annotations.value(settings, Names.SETTINGS, "value").orElse("filter"),
                        required,
                        setters);
    }

    private String setter(DeclaredType settings, ExecutableElement method) {
        List<? extends VariableElement> arguments = method.getParameters();
        if (arguments.isEmpty()) {
            throw new Problem(method, "a method of settings sets something");
        }
        ExecutableType type = (ExecutableType) processingEnv.getTypeUtils().asMemberOf(settings, method);
        List<String> declared = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String of = type.getParameterTypes().get(i).toString();
            String form = method.isVarArgs() ? of.replaceFirst("\\[]$", "...") : of;
            declared.add(form + " " + arguments.get(i).getSimpleName());
        }
        return """

                    @Override
                    public %s %s(%s) {
                %s        return this;
                    }
                """.formatted(
                        type.getReturnType(),
                        method.getSimpleName(),
                        String.join(", ", declared),
                        arguments.size() == 1 ? call(method) : calls(arguments));
    }

    private static String calls(List<? extends VariableElement> arguments) {
        return arguments.stream()
                .map(each -> "        parameters.set(\"%1$s\", java.util.Objects.requireNonNull(%1$s, \"%1$s\"));\n"
                        .formatted(each.getSimpleName()))
                .collect(Collectors.joining());
    }

    private static String call(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        String argument = method.getParameters().get(0).getSimpleName().toString();
        if (name.startsWith("add")) {
            String added = name.replaceFirst("^add(All)?", "");
            return "        parameters.add(\"%s\", %s, %s);\n"
                    .formatted(
                            Annotations.wireName(
                                    method, added.substring(0, 1).toLowerCase(Locale.ROOT) + added.substring(1)),
                            Annotations.has(method, Names.COMMA_SEPARATED),
                            method.isVarArgs() ? "java.util.Arrays.asList(" + argument + ")" : argument);
        }
        String range = Annotations.value(method, Names.WITHIN, "min")
                .map(min -> ", " + min + ", "
                        + Annotations.value(method, Names.WITHIN, "max").orElseThrow())
                .orElse("");
        return "        parameters.%s(\"%s\", %s%s);\n"
                .formatted(
                        Annotations.has(method, Names.ANY_TEXT) ? "setAny" : "set",
                        Annotations.wireName(method, name),
                        argument,
                        range);
    }
}
