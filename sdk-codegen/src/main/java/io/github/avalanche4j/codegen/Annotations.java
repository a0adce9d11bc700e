package io.github.avalanche4j.codegen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/** Looks annotations up by name, so that their classes need not be there. */
final class Annotations {
    private Annotations() {}

    static Optional<AnnotationMirror> find(Element element, String annotation) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (mirror.getAnnotationType().toString().equals(annotation)) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    static boolean has(Element element, String annotation) {
        return find(element, annotation).isPresent();
    }

    /** The value of an attribute in the source; absent for the default. */
    static Optional<Object> value(Element element, String annotation, String attribute) {
        return find(element, annotation).flatMap(mirror -> {
            for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> each :
                    mirror.getElementValues().entrySet()) {
                if (each.getKey().getSimpleName().contentEquals(attribute)) {
                    return Optional.of(each.getValue().getValue());
                }
            }
            return Optional.empty();
        });
    }

    /** Like {@link #value}, for an attribute that is an array of texts. */
    static List<String> texts(Element element, String annotation, String attribute) {
        List<?> values = (List<?>) value(element, annotation, attribute).orElse(List.of());
        return values.stream()
                .map(each -> ((AnnotationValue) each).getValue().toString())
                .toList();
    }

    /** The name on the wire of an accessor or a setting: that of its annotation, or its own. */
    static String wireName(Element element, String name) {
        return value(element, Names.WIRE_NAME, "value").map(Object::toString).orElse(name);
    }
}
