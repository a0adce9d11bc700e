package io.github.avalanche4j.codegen;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The creator of a type from one text or one tree: a static method or a constructor.
 *
 * @param parameter the type of its parameter
 * @param expression a reference to it
 * @param checked a reference to the creator for users' arguments, if there is another one
 */
record Creator(TypeMirror parameter, String expression, Optional<String> checked) {
    /** The creator for the values that servers send; absent if the type has none. */
    static Optional<Creator> of(TypeElement type) {
        Optional<Creator> received = annotated(type, Names.RECEIVED);
        Optional<Creator> passed = annotated(type, Names.JSON_CREATOR);
        return received.map(each -> new Creator(each.parameter(), each.expression(), passed.map(Creator::expression)))
                .or(() -> passed);
    }

    private static Optional<Creator> annotated(TypeElement type, String annotation) {
        for (Element member : type.getEnclosedElements()) {
            if (Annotations.has(member, annotation)) {
                return Optional.of(of(type, (ExecutableElement) member));
            }
        }
        return Optional.empty();
    }

    private static Creator of(TypeElement type, ExecutableElement member) {
        List<? extends Element> parameters = member.getParameters();
        boolean constructor = member.getKind() == ElementKind.CONSTRUCTOR;
        if (parameters.size() != 1 || !constructor && !member.getModifiers().contains(Modifier.STATIC)) {
            throw new Problem(member, "a creator is static, or a constructor, and takes one text or one tree");
        }
        if (member.getModifiers().contains(Modifier.PRIVATE)) {
            throw new Problem(member, "a private creator cannot be called");
        }
        String name = constructor ? "new" : member.getSimpleName().toString();
        return new Creator(parameters.get(0).asType(), type.getQualifiedName() + "::" + name, Optional.empty());
    }

    boolean takesText() {
        return parameter.toString().equals("java.lang.String");
    }
}
