package io.github.avalanche4j.l1;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The rooms of this module and the arrows between them. */
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
}
