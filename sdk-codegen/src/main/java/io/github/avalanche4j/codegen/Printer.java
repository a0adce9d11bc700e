package io.github.avalanche4j.codegen;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The method with {@code @JsonValue}, which returns a value's text or tree on the wire.
 *
 * @param expression a reference to it
 */
record Printer(String expression) {
    /** The printer of a type, which may be inherited. */
    static Optional<Printer> of(TypeElement type) {
        return method(type).map(name -> new Printer(type.getQualifiedName() + "::" + name));
    }

    private static Optional<String> method(TypeElement type) {
        for (Element member : type.getEnclosedElements()) {
            if (member.getKind() == ElementKind.METHOD && Annotations.has(member, Names.JSON_VALUE)) {
                return Optional.of(member.getSimpleName().toString());
            }
        }
        TypeMirror parent = type.getSuperclass();
        return parent instanceof DeclaredType declared ? method((TypeElement) declared.asElement()) : Optional.empty();
    }
}
