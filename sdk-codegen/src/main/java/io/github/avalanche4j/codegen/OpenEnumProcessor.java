package io.github.avalanche4j.codegen;

import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Writes the classes of {@link OpenEnums}. */
@SupportedAnnotationTypes(Names.OPEN_ENUMS)
public final class OpenEnumProcessor extends SourceProcessor {
    /** For the compiler. */
    public OpenEnumProcessor() {}

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (TypeElement all : types(round, Names.OPEN_ENUMS)) {
            for (TypeElement texts : ElementFilter.typesIn(all.getEnclosedElements())) {
                try {
                    String text = new Source(packageOf(texts)).of(text(texts));
                    write(packageOf(texts) + "." + texts.getSimpleName(), text, texts);
                } catch (Problem e) {
                    report(e);
                }
            }
        }
        return false;
    }

    private String text(TypeElement texts) {
        String constants = ElementFilter.fieldsIn(texts.getEnclosedElements()).stream()
                .map(field -> constant(texts, field))
                .collect(Collectors.joining());
        boolean anyCase = Annotations.has(texts, Names.ANY_CASE);
        return """
                %s
                @javax.annotation.processing.Generated("%s")
                @SuppressWarnings("all")
                public final class %s extends %s {
                    private static final Known<%3$s> KNOWN = new Known<>(%3$s::new);
                %s
                    private %3$s(Text text) {
                        super(text);
                    }

                    /** {@return the constant with this text%s, or an unknown value that keeps it} */
                    @%s
                    public static %3$s of(String value) {
                        return KNOWN.%s(value);
                    }
                }
                """.formatted(
                        comment(texts, ""),
                        OpenEnumProcessor.class.getName(),
                        texts.getSimpleName(),
                        Names.OPEN_ENUM,
                        constants,
                        anyCase ? " in any case" : "",
                        Names.JSON_CREATOR,
                        anyCase ? "ofAnyCase" : "of");
    }

    private String constant(TypeElement texts, VariableElement field) {
        if (!(field.getConstantValue() instanceof String text)) {
            throw new Problem(field, "a constant of an open enum is a text");
        }
        return """

                %s
                    public static final %s %s = KNOWN.add(%s);
                """.formatted(
                        comment(field, "    "),
                        texts.getSimpleName(),
                        field.getSimpleName(),
                        processingEnv.getElementUtils().getConstantExpression(text));
    }

    private String comment(Element element, String indent) {
        String comment = processingEnv.getElementUtils().getDocComment(element);
        if (comment == null) {
            throw new Problem(element, "a public type or constant has a comment");
        }
        // compilers differ in the white space that they keep
        String lines = comment.strip().replaceAll("\n *", "\n" + indent + " * ");
        return lines.contains("\n")
                ? "%1$s/**\n%1$s * %2$s\n%1$s */".formatted(indent, lines)
                : indent + "/** " + lines + " */";
    }
}
