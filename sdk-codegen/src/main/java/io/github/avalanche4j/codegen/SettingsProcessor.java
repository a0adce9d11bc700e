package io.github.avalanche4j.codegen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** Writes the implementations of {@code @Settings}: classes that pass what a user sets to {@code Parameters}. */
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
        String readIn = Annotations.value(settings, Names.SETTINGS, "readIn")
                .map(Object::toString)
                .orElse(packageOf(settings));
        String simple = settings.getQualifiedName()
                .toString()
                .substring(packageOf(settings).length() + 1);
        String name = "Generated" + simple.replace(".", "");
        try {
            String visible = readIn.equals(packageOf(settings)) ? "" : "public ";
            String text = new Source(readIn).of(text(settings, name, visible));
            write(readIn + "." + name, text, settings);
        } catch (Problem e) {
            report(e);
        }
    }

    private String text(TypeElement settings, String name, String visible) {
        boolean refusesNull =
                Annotations.value(settings, Names.SETTINGS, "refusesNull").equals(Optional.of(true));
        String setters = ElementFilter.methodsIn(processingEnv.getElementUtils().getAllMembers(settings)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                .map(method -> setter((DeclaredType) settings.asType(), method, refusesNull))
                .collect(Collectors.joining());
        String required = Annotations.texts(settings, Names.SETTINGS, "requires").stream()
                .map(parameter -> "\"" + parameter + "\"")
                .collect(Collectors.joining(", "));
        return """
                /** Collects the parameters that a user sets. */
                @javax.annotation.processing.Generated("%s")
                @SuppressWarnings("all")
                %8$sfinal class %2$s implements %3$s {
                    private final %4$s parameters = new %4$s();

                    private %2$s() {}

                    /** Returns what a user's lambda sets, checked. */
                    %8$sstatic %4$s of(java.util.function.Consumer<? super %3$s> %5$s) {
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
                        setters,
                        visible);
    }

    private String setter(DeclaredType settings, ExecutableElement method, boolean refusesNull) {
        List<? extends VariableElement> arguments = method.getParameters();
        ExecutableType type = (ExecutableType) processingEnv.getTypeUtils().asMemberOf(settings, method);
        List<String> declared = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String of = type.getParameterTypes().get(i).toString().replaceAll("@[\\w.]+ ", "");
            String form = method.isVarArgs() && i == arguments.size() - 1 ? of.replaceFirst("\\[]$", "...") : of;
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
                        body(method, arguments, refusesNull));
    }

    private static String body(
            ExecutableElement method, List<? extends VariableElement> arguments, boolean refusesNull) {
        String name = method.getSimpleName().toString();
        if (Annotations.has(method, Names.ENTRY)) {
            return """
                            %1$s entry = new %1$s();
                    %2$s        parameters.add("%3$s", false, java.util.List.of(entry));
                    """.formatted(Names.PARAMETERS, each("entry", method, arguments), added(name));
        } else if (arguments.isEmpty()) {
            return "        parameters.set(\"%s\", true);\n".formatted(Annotations.wireName(method, name));
        } else if (arguments.size() == 1) {
            return one(method, name, arguments.get(0), refusesNull);
        }
        return each("parameters", method, arguments);
    }

    private static String each(String to, ExecutableElement method, List<? extends VariableElement> arguments) {
        return arguments.stream()
                .map(each ->
                        "        %s.set(\"%s\", %s);\n".formatted(to, each.getSimpleName(), value(method, each, true)))
                .collect(Collectors.joining());
    }

    private static String one(ExecutableElement method, String name, VariableElement argument, boolean refusesNull) {
        if (name.startsWith("add")) {
            return "        parameters.add(\"%s\", %s, %s);\n"
                    .formatted(
                            Annotations.wireName(method, added(name)),
                            Annotations.has(method, Names.COMMA_SEPARATED),
                            value(method, argument, false));
        }
        String range = Annotations.value(method, Names.WITHIN, "min")
                .map(min -> ", " + min + ", "
                        + Annotations.value(method, Names.WITHIN, "max").orElseThrow())
                .orElse("");
        return "        parameters.%s(\"%s\", %s%s);\n"
                .formatted(
                        Annotations.has(method, Names.ANY_TEXT) ? "setAny" : "set",
                        Annotations.wireName(method, name),
                        value(method, argument, refusesNull),
                        range);
    }

    /** The parameter that a method {@code addNames} or {@code addAllNames} adds to. */
    private static String added(String method) {
        String name = method.replaceFirst("^add(All)?(?=[A-Z])", "");
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static String value(ExecutableElement method, VariableElement argument, boolean refusesNull) {
        String name = argument.getSimpleName().toString();
        String checked = refusesNull ? "java.util.Objects.requireNonNull(%1$s, \"%1$s\")".formatted(name) : name;
        return argument.asType().getKind() == TypeKind.ARRAY && method.isVarArgs()
                ? "java.util.Arrays.asList(" + checked + ")"
                : checked;
    }
}
