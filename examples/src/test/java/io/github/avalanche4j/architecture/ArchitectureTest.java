package io.github.avalanche4j.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the modules, what users must never see, and the sizes of packages and files. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    /** Each module, and the modules that it may know. */
    private static final Map<String, Set<String>> MODULES = Map.of(
            "core", Set.of(),
            "node", Set.of("core"),
            "data", Set.of("core"),
            "signature", Set.of("core", "node"),
            "wallet", Set.of("core", "node"),
            "l1", Set.of("core", "node", "data", "signature", "wallet"),
            "testing", Set.of());

    @Test
    void a_module_knows_only_the_modules_below_it() {
        MODULES.forEach((module, below) -> noClasses()
                .that()
                .resideInAPackage(ROOT + "." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(MODULES.keySet().stream()
                        .filter(other -> !other.equals(module) && !below.contains(other))
                        .map(other -> ROOT + "." + other + "..")
                        .toArray(String[]::new))
                .check(CLASSES));
    }

    /** The libraries that a module may know beside the JDK and the modules below it. */
    private static final Map<String, List<String>> LIBRARIES = Map.of(
            "node", List.of("com.fasterxml.jackson.."),
            "signature", List.of("com.fasterxml.jackson.annotation", "supranational.blst"),
            "wallet", List.of("javax.security.auth", "org.bouncycastle.."),
            "l1", List.of());

    @Test
    void a_module_knows_only_its_libraries() {
        LIBRARIES.forEach((module, libraries) -> classes()
                .that()
                .resideInAPackage(ROOT + "." + module + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        Stream.concat(Stream.of("java..", "org.jspecify..", ROOT + ".."), libraries.stream())
                                .toArray(String[]::new))
                .check(CLASSES));
    }

    /** Core and the fakes have rules of their own. A node's values name their adapters, which make values. */
    @Test
    void packages_of_a_module_form_no_circle() {
        for (String module : List.of("node", "data", "signature", "wallet", "l1")) {
            slices().matching(ROOT + ".(**)")
                    .should()
                    .beFreeOfCycles()
                    .ignoreDependency(
                            resideOutsideOfPackage(ROOT + ".node.internal.."),
                            resideInAPackage(ROOT + ".node.internal.layout.."))
                    .check(CLASSES.that(resideInAPackage(ROOT + "." + module + "..")));
        }
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

    @Test
    void no_public_signature_names_an_internal_generated_or_foreign_type() {
        classes()
                .that(DescribedPredicate.describe("are for users", ArchitectureTest::isForUsers))
                .should(showNothingInternal())
                .check(CLASSES);
    }

    private static boolean isForUsers(JavaClass type) {
        return isVisible(type)
                && MODULES.keySet().stream()
                        .anyMatch(module -> (type.getPackageName() + ".").startsWith(ROOT + "." + module + "."))
                && !type.getPackageName().contains(".internal");
    }

    /** Whether a type is public, and so is every type around it. */
    private static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(PUBLIC)
                && type.getEnclosingClass().map(ArchitectureTest::isVisible).orElse(true);
    }

    private static ArchCondition<JavaClass> showNothingInternal() {
        return new ArchCondition<>("show types of the JDK and public types of the modules alone") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream()
                        .filter(ArchitectureTest::isShown)
                        .forEach(unit -> involved(unit).forEach(used -> check(unit.getFullName(), used, events)));
                type.getFields().stream()
                        .filter(ArchitectureTest::isShown)
                        .forEach(field ->
                                involved(field.getType()).forEach(used -> check(field.getFullName(), used, events)));
                // users see the methods that a public class inherits, not the hidden class that they come from
                Optional<JavaClass> hidden = type.getSuperclass()
                        .map(JavaType::toErasure)
                        .filter(parent -> parent.getPackageName().equals(type.getPackageName()) && !isVisible(parent));
                hidden.ifPresent(parent -> check(parent, events));
                Stream.concat(
                                type.getSuperclass().filter(parent -> hidden.isEmpty()).stream(),
                                type.getInterfaces().stream())
                        .flatMap(ArchitectureTest::involved)
                        .forEach(used -> check(type.getName(), used, events));
            }

            private void check(String where, JavaClass used, ConditionEvents events) {
                // a user hands in an HTTP client of their own, and the fakes extend JUnit
                boolean users = used.getName().equals("okhttp3.OkHttpClient") && where.contains("Options")
                        || used.getPackageName().startsWith("org.junit") && where.contains(ROOT + ".testing");
                boolean shown =
                        used.isPrimitive() || used.getPackageName().matches("javax?\\..*") || isForUsers(used) || users;
                events.add(new SimpleConditionEvent(used, shown, where + " shows " + used.getName()));
            }
        };
    }

    private static boolean isShown(JavaMember member) {
        return member.getModifiers().contains(PUBLIC) || member.getModifiers().contains(PROTECTED);
    }

    private static Stream<JavaClass> involved(JavaCodeUnit unit) {
        return Stream.concat(
                unit.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType),
                unit.getThrowsClause().getTypes().stream());
    }

    private static Stream<JavaClass> involved(JavaType type) {
        return type.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType);
    }

    /** The source files of each module that has users. */
    private static List<Path> sources() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String module : MODULES.keySet()) {
            try (Stream<Path> files = Files.walk(Path.of("..", "sdk-" + module, "src"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
            }
        }
        assertThat(all).hasSizeGreaterThan(1000);
        return all;
    }

    @Test
    void a_package_holds_at_most_thirty_classes() throws IOException {
        assertThat(sources().stream()
                        .filter(file -> file.toString().contains("main") && !file.endsWith("package-info.java"))
                        .collect(groupingBy(Path::getParent, counting())))
                .allSatisfy(
                        (folder, size) -> assertThat(size).as(folder.toString()).isLessThanOrEqualTo(30));
    }

    @Test
    void a_file_holds_at_most_four_hundred_lines_and_one_that_lists_methods_six_hundred() throws IOException {
        for (Path file : sources()) {
            boolean listsMethods = file.toString().endsWith("Client.java") || file.endsWith("PChainBuilder.java");
            int most = listsMethods ? 600 : file.startsWith(Path.of("..", "sdk-testing")) ? 450 : 400;
            assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThanOrEqualTo(most);
        }
    }
}
