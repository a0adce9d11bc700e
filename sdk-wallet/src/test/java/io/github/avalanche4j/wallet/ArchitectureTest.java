package io.github.avalanche4j.wallet;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The packages of this module and the dependencies between them. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".wallet";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

    @Test
    void builders_know_no_keys_and_keys_know_no_node() {
        noClasses()
                .that()
                .resideInAPackage(MODULE + ".builder")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(MODULE + ".key")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage(MODULE + ".key")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".node..")
                .check(CLASSES);
    }

    @Test
    void one_class_touches_bouncy_castle() {
        noClasses()
                .that()
                .haveNameNotMatching(".*\\.Secp256k1.*")
                .should()
                .dependOnClassesThat(resideInAPackage("org.bouncycastle.."))
                .check(CLASSES);
    }
}
