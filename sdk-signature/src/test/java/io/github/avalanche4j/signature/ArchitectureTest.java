package io.github.avalanche4j.signature;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;

/** The rooms of this module and the arrows between them. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".signature";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

    @Test
    void verification_knows_payloads_and_payloads_know_encodings_alone() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("verification")
                .definedBy(MODULE)
                .layer("payloads")
                .definedBy(MODULE + ".payload")
                .layer("encodings")
                .definedBy(MODULE + ".internal")
                .whereLayer("verification")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("payloads")
                .mayOnlyBeAccessedByLayers("verification")
                .whereLayer("encodings")
                .mayOnlyBeAccessedByLayers("verification", "payloads")
                .check(CLASSES);
    }

    @Test
    void payloads_know_no_node() {
        noClasses()
                .that()
                .resideInAnyPackage(MODULE + ".payload", MODULE + ".internal")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".node..")
                .check(CLASSES);
    }

    @Test
    void one_class_and_its_points_touch_the_native_library() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Blst.class)
                .should()
                .dependOnClassesThat(resideInAPackage("supranational.."))
                .check(CLASSES);
        classes()
                .that()
                .haveFullyQualifiedName(Blst.class.getName())
                .should(dependOnTheNativeLibrary())
                .check(CLASSES);
    }

    private static ArchCondition<JavaClass> dependOnTheNativeLibrary() {
        return new ArchCondition<>("depend on the native library") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean depends = type.getDirectDependenciesFromSelf().stream()
                        .anyMatch(dependency ->
                                dependency.getTargetClass().getPackageName().startsWith("supranational"));
                events.add(new SimpleConditionEvent(type, depends, type.getName() + " is not bound to it"));
            }
        };
    }
}
