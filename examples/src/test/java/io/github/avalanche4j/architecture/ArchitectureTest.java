package io.github.avalanche4j.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The arrows between the modules, and what users must never see. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void core_knows_no_other_module() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".core..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".node..",
                        ROOT + ".data..",
                        ROOT + ".signature..",
                        ROOT + ".wallet..",
                        ROOT + ".l1..",
                        ROOT + ".testing..")
                .check(CLASSES);
    }

    @Test
    void node_knows_core_alone() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".node..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".data..",
                        ROOT + ".signature..",
                        ROOT + ".wallet..",
                        ROOT + ".l1..",
                        ROOT + ".testing..")
                .check(CLASSES);
    }

    @Test
    void signature_knows_core_and_node_alone() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".signature..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".data..", ROOT + ".wallet..", ROOT + ".l1..", ROOT + ".testing..")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void wallet_knows_core_and_node_alone() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".wallet..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".data..", ROOT + ".signature..", ROOT + ".l1..", ROOT + ".testing..")
                .check(CLASSES);
    }

    @Test
    void testing_knows_no_module_of_ours() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".testing..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".core..",
                        ROOT + ".node..",
                        ROOT + ".data..",
                        ROOT + ".signature..",
                        ROOT + ".wallet..",
                        ROOT + ".l1..")
                .check(CLASSES);
    }

    @Test
    void no_class_file_names_a_build_time_tool() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.immutables..", "com.google.errorprone..", ROOT + ".codegen..")
                .as("a compiler that reads such a class file warns where the annotation is missing")
                .check(CLASSES);
    }

    @Test
    void there_is_no_circle_between_subjects() {
        slices().matching(ROOT + ".node.(**)")
                .should()
                .beFreeOfCycles()
                // the one exception: values name what reads them from JSON
                .ignoreDependency(
                        resideOutsideOfPackage(ROOT + ".node.internal.."), resideInAPackage(ROOT + ".node.internal.."))
                .check(CLASSES);
    }

    @Test
    void no_class_makes_threads_or_sleeps_in_the_core() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".core..")
                .should()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CLASSES);
    }

    private static final Set<String> LOOKUPS = Set.of(
            "forName",
            "loadClass",
            "getMethod",
            "getMethods",
            "getDeclaredMethod",
            "getDeclaredMethods",
            "getConstructor",
            "getDeclaredConstructor",
            "getField",
            "getDeclaredField",
            "getDeclaredFields",
            "getRecordComponents",
            "newProxyInstance",
            "getResource",
            "getResources",
            "getResourceAsStream");

    @Test
    void nothing_is_looked_up_by_name_at_run_time() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT + ".core..",
                        ROOT + ".node..",
                        ROOT + ".data..",
                        ROOT + ".signature..",
                        ROOT + ".wallet..",
                        ROOT + ".l1..")
                .should()
                .callMethodWhere(DescribedPredicate.describe(
                        "looks up a class, a member or a resource by its name",
                        call -> call.getTargetOwner().getPackageName().startsWith("java.lang")
                                && LOOKUPS.contains(call.getTarget().getName())))
                .check(CLASSES);
    }

    private static final Set<String> STRANGERS =
            Set.of("com.fasterxml", "kotlin", "okio", "mockwebserver3", "org.immutables");

    private static boolean isStranger(JavaClass type) {
        return STRANGERS.stream().anyMatch(type.getPackageName()::startsWith);
    }

    private static final DescribedPredicate<JavaClass> SHOWN = DescribedPredicate.describe(
            "that users see",
            type -> type.getModifiers().contains(PUBLIC)
                    && !type.getPackageName().contains(".internal")
                    && !type.getPackageName().startsWith(ROOT + ".benchmarks"));

    @Test
    void no_foreign_or_generated_type_is_in_a_public_signature() {
        classes()
                .that(SHOWN)
                .should(new ArchCondition<>("show only JDK types and their own") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        for (JavaMethod method : type.getMethods()) {
                            boolean shown = method.getModifiers().contains(PUBLIC);
                            method.getAllInvolvedRawTypes().stream()
                                    .filter(used -> shown
                                            && (isStranger(used)
                                                    || used.getSimpleName().startsWith("Immutable")))
                                    .forEach(used -> events.add(SimpleConditionEvent.violated(
                                            method, method.getFullName() + " shows " + used.getName())));
                        }
                    }
                })
                .check(CLASSES);
    }
}
