package io.github.avalanche4j.node;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of this module, their sizes and the arrows between them, and what users must never see. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".node";
    private static final String LAYOUT = MODULE + ".internal.layout";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

    /** With one exception: values name their adapters in {@code internal.layout}, which make values. */
    @Test
    void packages_form_no_circle() {
        slices().matching(ROOT + ".(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(resideOutsideOfPackage(MODULE + ".internal.."), resideInAPackage(LAYOUT + ".."))
                .check(CLASSES);
    }

    @Test
    void readers_of_bytes_and_json_know_values_alone() {
        classes()
                .that()
                .resideInAPackage(LAYOUT + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        "com.fasterxml.jackson..",
                        ROOT + ".core..",
                        LAYOUT + "..",
                        MODULE + ".tx..",
                        MODULE + ".block",
                        MODULE + ".utxo")
                .check(CLASSES);
    }

    @Test
    void the_module_knows_core_alone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        "com.fasterxml.jackson..",
                        "org.immutables.value",
                        ROOT + ".core..",
                        MODULE + "..")
                .check(CLASSES);
    }

    /** The node's client knows the clients of the interfaces; none of those knows another. */
    @Test
    void the_clients_of_interfaces_are_independent_of_each_other() {
        classes()
                .that()
                .resideOutsideOfPackage(MODULE)
                .should(new ArchCondition<>("know no client of another package") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                            JavaClass known = dependency.getTargetClass();
                            boolean foreign = known.getPackageName().startsWith(MODULE)
                                    && simpleNameEndingWith("Client").test(known)
                                    && !known.getPackageName().equals(type.getPackageName());
                            events.add(new SimpleConditionEvent(type, !foreign, dependency.getDescription()));
                        }
                    }
                })
                .check(CLASSES);
    }

    @Test
    void shared_packages_know_no_interface() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        MODULE + ".internal..", MODULE + ".utxo", MODULE + ".tx..", MODULE + ".block", MODULE + ".eth")
                .and()
                .resideOutsideOfPackage(MODULE + ".internal.generated")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        MODULE + ".admin",
                        MODULE + ".avax",
                        MODULE + ".avm",
                        MODULE + ".evm",
                        MODULE + ".health",
                        MODULE + ".index",
                        MODULE + ".info",
                        MODULE + ".metrics",
                        MODULE + ".platform",
                        MODULE + ".proposervm",
                        MODULE + ".validators")
                .check(CLASSES);
    }

    @Test
    void no_public_signature_names_an_internal_or_foreign_type() {
        classes()
                .that(DescribedPredicate.describe("users see", ArchitectureTest::isVisible))
                .and()
                .resideOutsideOfPackage(MODULE + ".internal..")
                .should(showNothingInternal())
                .check(CLASSES);
    }

    private static ArchCondition<JavaClass> showNothingInternal() {
        return new ArchCondition<>("show types of the JDK and public types of the modules alone") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream()
                        .filter(unit -> unit.getModifiers().contains(PUBLIC)
                                || unit.getModifiers().contains(PROTECTED))
                        .forEach(unit -> involved(unit)
                                .forEach(used -> check(unit.getFullName(), used, isVisible(used), events)));
                for (JavaField field : type.getFields()) {
                    if (field.getModifiers().contains(PUBLIC)
                            || field.getModifiers().contains(PROTECTED)) {
                        involved(field.getType())
                                .forEach(used -> check(field.getFullName(), used, isVisible(used), events));
                    }
                }
                // a base class may be hidden: its public methods are the subclass's
                Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
                        .flatMap(ArchitectureTest::involved)
                        .forEach(used -> check(
                                type.getName(),
                                used,
                                isVisible(used) || used.getPackageName().equals(type.getPackageName()),
                                events));
            }

            private void check(String where, JavaClass used, boolean visible, ConditionEvents events) {
                String home = used.getPackageName();
                boolean shown = used.isPrimitive()
                        || home.startsWith("java.")
                        || home.startsWith(ROOT) && !home.contains(".internal") && visible;
                events.add(new SimpleConditionEvent(used, shown, where + " shows " + used.getName()));
            }
        };
    }

    /** Whether a type is public, and so is every type around it. */
    private static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(PUBLIC)
                && type.getEnclosingClass().map(ArchitectureTest::isVisible).orElse(true);
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
                        .filter(ArchitectureTest::isWritten)
                        .collect(groupingBy(JavaClass::getPackageName, counting())))
                .hasSizeGreaterThan(10)
                .allSatisfy((room, count) -> assertThat(count).as(room).isLessThanOrEqualTo(30));
    }

    /** A class that stands in a file of our own, and was not generated. */
    private static boolean isWritten(JavaClass type) {
        Path source = Path.of("src", "main", "java", type.getName().replace('.', '/') + ".java");
        return type.isTopLevelClass() && !type.getSimpleName().equals("package-info") && Files.exists(source);
    }

    @Test
    void a_file_holds_at_most_three_hundred_lines_and_a_client_six_hundred() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).hasSizeGreaterThan(150);
            for (Path source : sources) {
                assertThat(Files.readAllLines(source).size())
                        .as(source.toString())
                        .isLessThanOrEqualTo(source.toString().endsWith("Client.java") ? 600 : 300);
            }
        }
    }
}
