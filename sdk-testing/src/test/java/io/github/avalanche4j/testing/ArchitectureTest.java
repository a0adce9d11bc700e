package io.github.avalanche4j.testing;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of this module: the public API above {@code internal}, whose packages depend downwards only. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j.testing";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);
    private static final DescribedPredicate<JavaClass> API = DescribedPredicate.describe(
            "are public outside internal",
            type -> type.getModifiers().contains(PUBLIC)
                    && type.getPackageName().equals(ROOT));

    @Test
    void no_other_module_of_the_project_is_used() {
        noClasses()
                .should()
                .dependOnClassesThat(DescribedPredicate.describe(
                        "are in other modules",
                        type -> type.getPackageName().startsWith("io.github.avalanche4j.")
                                && !type.getPackageName().startsWith(ROOT)))
                .check(CLASSES);
    }

    @Test
    void internal_does_not_depend_on_the_public_api() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT)
                .check(CLASSES);
    }

    @Test
    void there_are_no_circles_between_packages() {
        slices().matching(ROOT + ".internal.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void the_server_knows_neither_scripts_nor_fakes() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + ".internal.codec", ROOT + ".internal.http")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".internal.script", ROOT + ".internal.node", ROOT + ".internal.data")
                .check(CLASSES);
    }

    @Test
    void public_signatures_show_only_the_jdk_and_the_public_api() {
        classes()
                .that(API)
                .should(new ArchCondition<>("show only types of the JDK, of JUnit and of the public API") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        type.getRawInterfaces().forEach(shown -> report(type.getName(), shown, events));
                        type.getRawSuperclass().ifPresent(shown -> report(type.getName(), shown, events));
                        type.getMembers().stream()
                                .filter(ArchitectureTest::isShown)
                                .forEach(member ->
                                        types(member).forEach(shown -> report(member.getFullName(), shown, events)));
                    }

                    private void report(String where, JavaClass shown, ConditionEvents events) {
                        String home = shown.getBaseComponentType().getPackageName();
                        boolean allowed = home.isEmpty()
                                || home.startsWith("java.")
                                || home.equals(ROOT)
                                || home.startsWith("org.junit.jupiter.api");
                        if (!allowed) {
                            events.add(SimpleConditionEvent.violated(shown, where + " shows " + shown.getName()));
                        }
                    }
                })
                .check(CLASSES);
    }

    private static boolean isShown(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return modifiers.contains(PUBLIC) || modifiers.contains(PROTECTED);
    }

    private static Stream<JavaClass> types(JavaMember member) {
        if (member instanceof JavaField field) {
            return field.getAllInvolvedRawTypes().stream();
        }
        return ((JavaCodeUnit) member).getAllInvolvedRawTypes().stream();
    }

    @Test
    void no_package_has_more_than_thirty_classes() {
        Map<String, Long> sizes = CLASSES.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));

        assertThat(sizes)
                .hasSizeGreaterThan(5)
                .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(30));
    }
}
