package io.github.avalanche4j.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaGenericArrayType;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaParameterizedType;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.JavaTypeVariable;
import com.tngtech.archunit.core.domain.JavaWildcardType;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each module's public types and members are listed in its {@code .api} file, so a change of the API shows in the diff
 * of a commit. With {@code -Ddocs=write} the files are written.
 */
class PublicApiTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern JDK = Pattern.compile("^java\\.([a-z0-9]+\\.)*");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sdk-core",
                "sdk-node",
                "sdk-data",
                "sdk-signature",
                "sdk-wallet",
                "sdk-l1",
                "sdk-testing",
                "integrations/sdk-jackson3",
                "integrations/sdk-micrometer",
                "integrations/sdk-opentelemetry",
                "integrations/sdk-spring-boot-3",
                "integrations/sdk-spring-boot-4"
            })
    void the_public_api_of_a_module_is_the_one_in_its_list(String module) throws IOException {
        Path classes = ROOT.resolve(module).resolve("target/classes");
        assumeTrue(Files.isDirectory(classes), () -> module + " was not built");
        Path list = ROOT.resolve(module).resolve(Path.of(module).getFileName() + ".api");
        String now = new ClassFileImporter()
                .importPath(classes).stream()
                        .filter(PublicApiTest::isShown)
                        .sorted(Comparator.comparing(HasName::getName))
                        .map(PublicApiTest::described)
                        .collect(joining("\n"));
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(list, now);
        }

        assertThat(now).as("%s; run the tests with -Ddocs=write", list).isEqualTo(Files.readString(list));
    }

    @Test
    void a_list_shows_type_arguments_and_bounds() {
        String described = described(new ClassFileImporter().importClass(Sample.class));

        assertThat(described).isEqualTo("""
                        abstract private static class architecture.PublicApiTest$Sample<K extends Comparable<? super K> & Serializable, V> : AbstractList<Map<K, V>>, Function<K, V[]>
                            abstract public <T extends V> Optional<List<T>> read(K[][], Consumer<? super Map$Entry<K, T>>, int[]) throws IOException
                            final public Class<?> type
                        """);
    }

    @Test
    void a_list_changes_with_a_type_argument() {
        JavaClass sample = new ClassFileImporter().importClass(Changes.class);

        List<String> described = sample.getMethods().stream()
                .map(method -> described(method).replace(method.getName(), "call"))
                .toList();

        assertThat(described).hasSize(8).doesNotHaveDuplicates();
    }

    private abstract static class Sample<K extends Comparable<? super K> & Serializable, V>
            extends AbstractList<Map<K, V>> implements Function<K, V[]> {
        public final Class<?> type = Object.class;

        public abstract <T extends V> Optional<List<T>> read(
                K[][] keys, Consumer<? super Map.Entry<K, T>> listener, int[] counts) throws IOException;
    }

    /** Each is a break for somebody who calls another one of them, and all are one method without their type arguments. */
    private interface Changes {
        Optional<Object> first(List<String> texts);

        Optional<List<Object>> second(List<String> texts);

        Optional<Object[]> third(List<String> texts);

        Optional<Object> fourth(List<? extends String> texts);

        Optional<Object> fifth(List<? super String> texts);

        Optional<Object> sixth(List<?> texts);

        <T> Optional<T> seventh(List<T> texts);

        <T extends Number> Optional<T> eighth(List<T> texts);
    }

    private static boolean isShown(JavaClass type) {
        boolean enclosed = type.getEnclosingClass().map(PublicApiTest::isShown).orElse(true);
        return enclosed
                && isShown(type.getModifiers())
                && !type.isAnonymousClass()
                && !(type.getPackageName() + ".").contains(".internal.");
    }

    private static boolean isShown(Set<JavaModifier> modifiers) {
        return (modifiers.contains(PUBLIC) || modifiers.contains(PROTECTED)) && !modifiers.contains(SYNTHETIC);
    }

    private static String described(JavaClass type) {
        Set<String> members = new TreeSet<>();
        Stream.concat(type.getFields().stream(), type.getCodeUnits().stream())
                .filter(member -> isShown(member.getModifiers()))
                .forEach(member -> members.add("    " + described(member) + "\n"));
        String parents = Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
                .map(PublicApiTest::name)
                .filter(name -> !name.equals("Object"))
                .sorted()
                .collect(joining(", "));
        return modifiers(type.getModifiers()) + kind(type) + name(type.toErasure())
                + variables(type.getTypeParameters()).trim() + (parents.isEmpty() ? "" : " : " + parents) + "\n"
                + String.join("", members);
    }

    private static String described(JavaMember member) {
        if (member instanceof JavaField field) {
            return modifiers(field.getModifiers()) + name(field.getType()) + " " + field.getName();
        }
        JavaCodeUnit unit = (JavaCodeUnit) member;
        String errors =
                unit.getExceptionTypes().stream().map(PublicApiTest::name).collect(joining(", "));
        return modifiers(unit.getModifiers()) + variables(unit.getTypeParameters()) + name(unit.getReturnType()) + " "
                + unit.getName()
                + unit.getParameterTypes().stream().map(PublicApiTest::name).collect(joining(", ", "(", ")"))
                + (errors.isEmpty() ? "" : " throws " + errors);
    }

    private static String variables(List<? extends JavaTypeVariable<?>> variables) {
        return variables.isEmpty()
                ? ""
                : variables.stream()
                        .map(variable -> variable.getName() + bounds(" extends ", variable.getUpperBounds()))
                        .collect(joining(", ", "<", "> "));
    }

    private static String bounds(String word, List<JavaType> bounds) {
        String names = bounds.stream().map(PublicApiTest::name).collect(joining(" & "));
        return names.isEmpty() || names.equals("Object") ? "" : word + names;
    }

    /** As in source, without the packages of the JDK and without what our packages have in common. */
    private static String name(JavaType type) {
        if (type instanceof JavaTypeVariable<?> variable) {
            return variable.getName();
        }
        if (type instanceof JavaWildcardType wildcard) {
            return "?" + bounds(" extends ", wildcard.getUpperBounds()) + bounds(" super ", wildcard.getLowerBounds());
        }
        if (type instanceof JavaGenericArrayType array) {
            return name(array.getComponentType()) + "[]";
        }
        String name = type.toErasure().getName();
        if (type instanceof JavaClass array && array.isArray()) {
            return name(array.getComponentType()) + "[]";
        }
        String shorter = JDK.matcher(name).replaceFirst("").replace("io.github.avalanche4j.", "");
        return type instanceof JavaParameterizedType generic
                ? shorter
                        + generic.getActualTypeArguments().stream()
                                .map(PublicApiTest::name)
                                .collect(joining(", ", "<", ">"))
                : shorter;
    }

    private static String kind(JavaClass type) {
        if (type.isInterface()) {
            return "interface ";
        }
        return type.isEnum() ? "enum " : type.isRecord() ? "record " : "class ";
    }

    private static String modifiers(Set<JavaModifier> modifiers) {
        return modifiers.stream()
                .filter(modifier -> modifier != SYNTHETIC && modifier != JavaModifier.BRIDGE)
                .map(modifier -> modifier.name().toLowerCase(Locale.ROOT) + " ")
                .sorted()
                .collect(joining());
    }
}
