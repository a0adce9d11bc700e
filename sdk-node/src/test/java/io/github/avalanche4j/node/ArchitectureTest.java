package io.github.avalanche4j.node;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.junit.jupiter.api.Test;

/** The packages of this module and the dependencies between them. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".node";
    private static final String LAYOUT = MODULE + ".internal.layout";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

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
}
