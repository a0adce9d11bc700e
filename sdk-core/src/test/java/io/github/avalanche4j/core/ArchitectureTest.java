package io.github.avalanche4j.core;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rooms of the engine, their sizes and the arrows between them, and what users must never see. */
class ArchitectureTest {
    private static final String API = "io.github.avalanche4j.core";
    private static final String VALUES = API + ".value";
    private static final String ENGINE = API + ".internal.";
    /** From top to bottom; a room may know the rooms below it, and the API above them all. */
    private static final List<String> ROOMS = List.of(
            "rest",
            "paging.range",
            "paging",
            "flow",
            "work",
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

    /** The API calls the engine, and the engine makes the API's values: the one circle there is. */
    @Test
    void rooms_form_no_circle() {
        slices().matching(ENGINE + "(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void no_public_signature_names_an_internal_or_foreign_type() {
        classes()
                .that()
                .arePublic()
                .and()
                .resideInAnyPackage(API, VALUES)
                .should(showNothingInternal())
                .check(CLASSES);
    }

    private static ArchCondition<JavaClass> showNothingInternal() {
        return new ArchCondition<>("show types of the JDK and public types of the API alone") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream()
                        .filter(unit -> unit.getModifiers().contains(PUBLIC)
                                || unit.getModifiers().contains(PROTECTED))
                        .forEach(unit -> involved(unit).forEach(used -> check(unit.getFullName(), used, events)));
                for (JavaField field : type.getFields()) {
                    if (field.getModifiers().contains(PUBLIC)
                            || field.getModifiers().contains(PROTECTED)) {
                        involved(field.getType()).forEach(used -> check(field.getFullName(), used, events));
                    }
                }
                Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
                        .flatMap(ArchitectureTest::involved)
                        .forEach(used -> check(type.getName(), used, events));
            }

            private void check(String where, JavaClass used, ConditionEvents events) {
                boolean ours = List.of(API, VALUES).contains(used.getPackageName())
                        && used.getModifiers().contains(PUBLIC);
                // a user hands in an HTTP client of their own
                boolean users = used.getName().equals("okhttp3.OkHttpClient") && where.contains("ClientOptions");
                boolean shown = used.isPrimitive() || used.getPackageName().startsWith("java") || ours || users;
                events.add(new SimpleConditionEvent(used, shown, where + " shows " + used.getName()));
            }
        };
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

    @Test
    void a_room_holds_at_most_thirty_classes() {
        Map<String, Long> sizes = CLASSES.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                // generated while building: no file that anybody reads
                .filter(type -> !type.getSimpleName().startsWith("GeneratedJson"))
                .collect(groupingBy(JavaClass::getPackageName, counting()));
        assertThat(sizes).allSatisfy((room, size) -> assertThat(size).as(room).isLessThanOrEqualTo(30L));
    }

    @Test
    void a_file_holds_at_most_three_hundred_lines() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).hasSizeGreaterThan(100);
            for (Path source : sources) {
                assertThat(Files.readAllLines(source).size())
                        .as(source.toString())
                        .isLessThanOrEqualTo(300);
            }
        }
    }
}
