package io.github.avalanche4j.l1;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
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

/** The rooms of this module, their sizes and the arrows between them, and what users must never see. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".l1";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

    @Test
    void packages_form_no_circle() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void the_module_knows_core_node_data_signature_and_wallet_alone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        MODULE + "..",
                        ROOT + ".core..",
                        ROOT + ".node..",
                        ROOT + ".data..",
                        ROOT + ".signature..",
                        ROOT + ".wallet..")
                .check(CLASSES);
    }

    @Test
    void no_public_signature_names_an_internal_or_foreign_type() {
        classes().that().arePublic().should(showNothingInternal()).check(CLASSES);
    }

    private static ArchCondition<JavaClass> showNothingInternal() {
        return new ArchCondition<>("show JDK types and public types of the modules alone") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream()
                        .filter(unit -> unit.getModifiers().contains(PUBLIC)
                                || unit.getModifiers().contains(PROTECTED))
                        .forEach(unit -> involved(unit).forEach(used -> check(unit.getFullName(), used, events)));
            }

            private void check(String where, JavaClass used, ConditionEvents events) {
                boolean shown = used.getPackageName().startsWith("java")
                        || used.isPrimitive()
                        || used.getPackageName().startsWith(ROOT)
                                && !used.getPackageName().contains(".internal")
                                && used.getModifiers().contains(PUBLIC);
                events.add(new SimpleConditionEvent(used, shown, where + " shows " + used.getName()));
            }
        };
    }

    private static Stream<JavaClass> involved(JavaCodeUnit unit) {
        return Stream.concat(
                unit.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType),
                unit.getThrowsClause().getTypes().stream());
    }

    @Test
    void a_package_holds_at_most_thirty_classes() {
        assertThat(CLASSES.stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        .collect(groupingBy(JavaClass::getPackageName, counting())))
                .allSatisfy((room, count) -> assertThat(count).as(room).isBetween(1L, 30L));
    }

    @Test
    void a_file_holds_at_most_three_hundred_lines() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).hasSizeGreaterThan(20);
            for (Path source : sources) {
                assertThat(Files.readAllLines(source).size())
                        .as(source.toString())
                        .isLessThanOrEqualTo(300);
            }
        }
    }
}
