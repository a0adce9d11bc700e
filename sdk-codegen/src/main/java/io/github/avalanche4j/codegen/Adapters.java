package io.github.avalanche4j.codegen;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Finds the adapter of a type and returns an expression for it, usually the name of a constant. */
final class Adapters {
    private static final String ROOT = "io.github.avalanche4j.";
    private static final String STRING = "java.lang.String";
    private static final Set<String> OF_THE_JDK = Set.of(
            STRING,
            "java.lang.Boolean",
            "java.lang.Integer",
            "java.lang.Long",
            "java.math.BigInteger",
            "java.math.BigDecimal",
            "java.time.Instant");

    private final Elements elements;
    private final Element owner;
    private final Constants constants;

    /** The adapters for the class that reads or writes {@code owner}. */
    Adapters(Elements elements, Element owner, Constants constants) {
        this.elements = elements;
        this.owner = owner;
        this.constants = constants;
    }

    /** The adapter of a type; {@code accessor} is the place of its use. */
    String of(TypeMirror type, Element accessor) {
        List<? extends TypeMirror> arguments = arguments(type);
        return switch (name(type)) {
            case "java.util.List" -> list(arguments.get(0), of(arguments.get(0), accessor));
            case "java.util.Map" -> map(arguments.get(0), arguments.get(1), accessor);
            default -> ofOne(type, accessor);
        };
    }

    String list(TypeMirror element, String adapter) {
        String type = Names.LIST_ADAPTER + "<" + element + ">";
        return constants.add(simple(element) + "List", type, "new " + Names.LIST_ADAPTER + "<>(" + adapter + ")");
    }

    private String map(TypeMirror key, TypeMirror value, Element accessor) {
        if (!isText(key)) {
            throw new Problem(accessor, key + " cannot be the key of a map: keys are the names of fields");
        }
        return constants.add(
                simple(key) + "To" + simple(value),
                Names.MAP_ADAPTER + "<" + key + ", " + value + ">",
                "new " + Names.MAP_ADAPTER + "<>(" + found(key) + ", " + of(value, accessor) + ")");
    }

    /** The adapter of bytes that have a checksum. */
    String checkedHex(TypeMirror bytes) {
        return constants.add("CheckedHex", Names.ADAPTER + "<" + bytes + ">", Names.ADAPTERS + ".checkedHex()");
    }

    private String ofOne(TypeMirror type, Element accessor) {
        if (OF_THE_JDK.contains(name(type))) {
            return found(type);
        }
        if (type.getKind() != TypeKind.DECLARED || !name(type).startsWith(ROOT)) {
            throw new Problem(accessor, "nothing reads " + type);
        }
        TypeElement element = element(type);
        if (isValue(element)) {
            boolean here = elements.getPackageOf(element).equals(elements.getPackageOf(owner));
            return here ? AdapterSource.nameFor(element) + ".INSTANCE" : found(type);
        }
        if (Annotations.has(element, Names.ADAPTED_BY) || Creator.of(element).isPresent()) {
            return found(type);
        }
        if (Printer.of(element).isPresent()) {
            return constants.add(
                    simple(type), Names.WRITER + "<Object>", Names.ADAPTERS + ".writer(" + type + ".class)");
        }
        throw new Problem(
                accessor,
                "nothing reads " + type + ": it has no @Value, no @AdaptedBy and no @JsonCreator of a text or tree");
    }

    /** Class files do not keep the annotation, but have an implementation next to them. */
    private boolean isValue(TypeElement type) {
        String implementation = elements.getPackageOf(type).getQualifiedName() + ".Immutable" + type.getSimpleName();
        return Annotations.has(type, Names.VALUE) || elements.getTypeElement(implementation) != null;
    }

    private String found(TypeMirror type) {
        String lookup = isText(type) ? ".text(" : ".of(";
        return constants.add(
                simple(type),
                (isText(type) ? Names.TEXT_ADAPTER : Names.ADAPTER) + "<" + type + ">",
                Names.ADAPTERS + lookup + type + ".class)");
    }

    private static boolean isText(TypeMirror type) {
        if (type.getKind() != TypeKind.DECLARED || Annotations.has(element(type), Names.ADAPTED_BY)) {
            return false;
        }
        return name(type).equals(STRING)
                || Creator.of(element(type)).filter(Creator::takesText).isPresent();
    }

    private static TypeElement element(TypeMirror type) {
        return (TypeElement) ((DeclaredType) type).asElement();
    }

    /** The qualified name of a type, without its arguments. */
    static String name(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                ? element(type).getQualifiedName().toString()
                : type.toString();
    }

    private static String simple(TypeMirror type) {
        return name(type).substring(name(type).lastIndexOf('.') + 1);
    }

    /** The arguments of a type such as a list's. */
    static List<? extends TypeMirror> arguments(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED ? ((DeclaredType) type).getTypeArguments() : List.of();
    }
}
