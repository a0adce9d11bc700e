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
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each module's public types and members are listed in its {@code .api} file, so a change of the API shows in the diff
 * of a commit. With {@code -Ddocs=write} the files are written.
 */
class PublicApiTest {
    private static final Path ROOT = Path.of("..");

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
        String parents = Stream.concat(type.getRawSuperclass().stream(), type.getRawInterfaces().stream())
                .map(JavaClass::getName)
                .filter(name -> !name.equals("java.lang.Object"))
                .sorted()
                .collect(joining(", "));
        return modifiers(type.getModifiers()) + kind(type) + type.getName() + (parents.isEmpty() ? "" : " : " + parents)
                + "\n" + String.join("", members);
    }

    private static String described(JavaMember member) {
        if (member instanceof JavaField field) {
            return modifiers(field.getModifiers()) + field.getRawType().getName() + " " + field.getName();
        }
        JavaCodeUnit unit = (JavaCodeUnit) member;
        return modifiers(unit.getModifiers()) + unit.getRawReturnType().getName() + " " + unit.getName()
                + unit.getRawParameterTypes().stream().map(JavaClass::getName).collect(joining(", ", "(", ")"));
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
