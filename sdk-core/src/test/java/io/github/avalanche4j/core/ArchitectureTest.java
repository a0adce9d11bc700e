package io.github.avalanche4j.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of the engine and the dependencies between them. */
class ArchitectureTest {
    private static final String API = "io.github.avalanche4j.core";
    private static final String VALUES = API + ".value";
    private static final String ENGINE = API + ".internal.";
    /** From top to bottom. A package may use the packages below it, and the API above them all. */
    private static final List<String> ROOMS = List.of(
            "rest",
            "paging.range",
            "paging",
            "flow",
            "jsonrpc",
            "call",
            "http",
            "retry",
            "endpoint",
            "json",
            "args",
            "redact",
            "codec",
            "hash",
            "wire");

    /** Finds the adapters of all packages for the service loader; written while building. */
    private static final String GENERATED = ENGINE + "generated";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(API);

    @Test
    void the_engine_has_these_rooms_and_no_others() {
        assertThat(CLASSES.stream().map(JavaClass::getPackageName).distinct())
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                Stream.of(API, VALUES, GENERATED),
                                ROOMS.stream().map(room -> ENGINE + room))
                        .toList());
    }

    @Test
    void a_room_knows_only_the_rooms_below_it() {
        for (int i = 1; i < ROOMS.size(); i++) {
            String[] above =
                    ROOMS.subList(0, i).stream().map(room -> ENGINE + room).toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(ENGINE + ROOMS.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(above)
                    .check(CLASSES);
        }
    }

    @Test
    void values_know_no_calls_lists_or_errors() {
        noClasses()
                .that()
                .resideInAPackage(VALUES)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(API)
                .check(CLASSES);
    }

    /** The API calls the engine, and the engine creates the API's values: the only allowed circle. */
    @Test
    void rooms_form_no_circle() {
        slices().matching(ENGINE + "(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void no_class_sleeps_or_prints() {
        noClasses()
                .should()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CLASSES);
    }
}
