package io.github.avalanche4j.data;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of this module, their sizes, and what users must never see. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".data";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

    @Test
    void packages_form_no_circle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
    }

    /** An import that a Javadoc link alone needs is in no class file. */
    @Test
    void imports_form_no_circle_of_packages() throws IOException {
        Map<String, Set<String>> imports = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                String own = first("package ([a-z0-9.]+);", text);
                Set<String> of = imports.computeIfAbsent(own, name -> new TreeSet<>());
                Pattern.compile("import (?:static )?(" + MODULE + "[a-z0-9.]*)\\.[A-Z]")
                        .matcher(text)
                        .results()
                        .map(found -> found.group(1))
                        .filter(found -> !found.equals(own))
                        .forEach(of::add);
            }
        }
        assertThat(imports).hasSizeGreaterThan(10).containsKey(MODULE);

        // a package that imports nothing but such packages is in no circle
        boolean fewer = true;
        while (fewer) {
            fewer = imports.values().removeIf(Set::isEmpty);
            imports.values().forEach(of -> of.retainAll(imports.keySet()));
        }
        assertThat(imports).isEmpty();
    }

    private static String first(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    @Test
    void what_subjects_share_knows_no_subject() {
        noClasses()
                .that()
                .resideInAnyPackage(MODULE + ".model", MODULE + ".internal")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(MODULE + ".(evm|network|metrics|aggregator)..")
                .check(CLASSES);
    }

    @Test
    void of_the_other_modules_core_alone_is_used() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".node..", ROOT + ".signature..", ROOT + ".testing..")
                .check(CLASSES);
    }

    @Test
    void no_public_signature_names_an_internal_generated_or_foreign_type() {
        classes()
                .that()
                .arePublic()
                .and()
                .resideOutsideOfPackage(MODULE + ".internal..")
                .should(showNothingInternal())
                .check(CLASSES);
    }

    private static ArchCondition<JavaClass> showNothingInternal() {
        return new ArchCondition<>(
                "show JDK types, public types of the modules, and the user's own HTTP client alone") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                // users see the methods that a public class inherits, not the hidden class that they come from
                type.getSuperclass()
                        .map(JavaType::toErasure)
                        .filter(parent -> isHidden(parent))
                        .ifPresent(parent -> check(parent, events));
                type.getCodeUnits().stream()
                        .filter(unit -> unit.getModifiers().contains(PUBLIC)
                                || unit.getModifiers().contains(PROTECTED))
                        .forEach(unit -> involved(unit).forEach(used -> check(unit.getFullName(), used, events)));
                for (JavaField field : type.getFields()) {
                    if (field.getModifiers().contains(PUBLIC)
                            || field.getModifiers().contains(PROTECTED)) {
                        involved(field.getType()).forEach(used -> check(field.getFullName(), used, events));
                    }
                }
                Stream.concat(
                                type.getSuperclass().filter(parent -> !isHidden(parent.toErasure())).stream(),
                                type.getInterfaces().stream())
                        .flatMap(ArchitectureTest::involved)
                        .forEach(used -> check(type.getName(), used, events));
            }

            private static boolean isHidden(JavaClass parent) {
                return parent.getPackageName().startsWith(MODULE)
                        && !parent.getModifiers().contains(PUBLIC);
            }

            private void check(String where, JavaClass used, ConditionEvents events) {
                boolean ours = used.getPackageName().startsWith(ROOT)
                        && !used.getPackageName().contains(".internal")
                        && used.getModifiers().contains(PUBLIC);
                boolean shown = ours
                        || used.isPrimitive()
                        || used.getPackageName().startsWith("java")
                        || used.getName().equals("okhttp3.OkHttpClient");
                events.add(new SimpleConditionEvent(used, shown, where + " shows " + used.getName()));
            }
        };
    }

    private static Stream<JavaClass> involved(JavaCodeUnit unit) {
        return Stream.concat(
                unit.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType),
                unit.getThrowsClause().getTypes().stream());
    }

    private static Stream<JavaClass> involved(JavaType type) {
        return type.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType);
    }

    @Test
    void a_package_holds_at_most_thirty_classes() {
        assertThat(CLASSES.stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        // generated while building: no file that anybody reads
                        .filter(type -> !type.getSimpleName()
                                .matches("Immutable.*|.*JsonAdapter|.*JsonWriter|GeneratedJson\\w+"))
                        .collect(groupingBy(JavaClass::getPackageName, counting())))
                .hasSizeGreaterThan(10)
                .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(30));
    }

    @Test
    void a_file_holds_at_most_three_hundred_lines_and_a_client_six_hundred() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            List<Path> java =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(java)
                    .hasSizeGreaterThan(50)
                    .allSatisfy(file -> assertThat(Files.readAllLines(file))
                            .as(file.toString())
                            .hasSizeLessThanOrEqualTo(file.toString().endsWith("Client.java") ? 600 : 300));
        }
    }
}
