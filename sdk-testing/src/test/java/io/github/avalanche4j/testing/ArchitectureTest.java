package io.github.avalanche4j.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The packages of this module: the public API above {@code internal}, whose packages depend downwards only. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j.testing";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

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
}
