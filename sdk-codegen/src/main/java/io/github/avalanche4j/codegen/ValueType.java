package io.github.avalanche4j.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * A value type, with the JSON that its accessors describe.
 *
 * @param element the interface
 * @param named its accessors, in the order in which they are written
 * @param others the accessor for the fields that no other one names
 */
record ValueType(TypeElement element, List<Property> named, Optional<Property> others) {
    // a bit of a long for each, and one for fields without an accessor
    private static final int MOST_FIELDS = 62;

    static ValueType of(TypeElement element, Adapters adapters) {
        Shapes shapes = new Shapes(adapters);
        List<Property> properties = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (ExecutableElement accessor : accessors(element).values()) {
            Property property = property(accessor, shapes);
            properties.add(property);
            Stream.concat(Stream.of(property.wireName()), property.aliases().stream())
                    .filter(name -> !names.add(name))
                    .forEach(name -> {
                        throw new Problem(accessor, "another accessor is called " + name + " on the wire too");
                    });
        }
        if (properties.size() > MOST_FIELDS) {
            throw new Problem(element, "more than " + MOST_FIELDS + " fields");
        }
        Predicate<Property> collectsOthers = property -> property.presence() == Property.Presence.OTHER_FIELDS;
        return new ValueType(
                element,
                properties.stream().filter(collectsOthers.negate()).toList(),
                properties.stream().filter(collectsOthers).findFirst());
    }

    /** All accessors. */
    List<Property> properties() {
        return Stream.concat(named.stream(), others.stream()).toList();
    }

    /** The abstract methods without parameters, inherited ones first. */
    private static Map<String, ExecutableElement> accessors(TypeElement type) {
        Map<String, ExecutableElement> accessors = new LinkedHashMap<>();
        for (TypeMirror parent : type.getInterfaces()) {
            accessors.putAll(accessors((TypeElement) ((DeclaredType) parent).asElement()));
        }
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            if (method.getModifiers().contains(Modifier.ABSTRACT)
                    && method.getParameters().isEmpty()) {
                accessors.put(method.getSimpleName().toString(), method);
            }
        }
        return accessors;
    }

    private static Property property(ExecutableElement accessor, Shapes shapes) {
        String name = accessor.getSimpleName().toString();
        TypeMirror type = accessor.getReturnType();
        if (Annotations.has(accessor, Names.OTHER_FIELDS)) {
            Shape shape = shapes.of(mapOfTexts(accessor, type), accessor);
            return new Property(name, "", List.of(), type, Property.Presence.OTHER_FIELDS, shape);
        }
        Property.Presence presence = Property.Presence.of(type);
        TypeMirror content = presence == Property.Presence.OPTIONAL
                ? Adapters.arguments(type).get(0)
                : type;
        return new Property(
                name,
                Annotations.wireName(accessor, name),
                Annotations.texts(accessor, Names.WIRE_NAME, "alias"),
                content,
                presence,
                shapes.of(content, accessor));
    }

    private static TypeMirror mapOfTexts(Element accessor, TypeMirror type) {
        List<? extends TypeMirror> arguments = Adapters.arguments(type);
        if (!Adapters.name(type).equals("java.util.Map")
                || !Adapters.name(arguments.get(0)).equals("java.lang.String")) {
            throw new Problem(accessor, "@OtherFields must annotate a Map with texts as keys");
        }
        return arguments.get(1);
    }
}
