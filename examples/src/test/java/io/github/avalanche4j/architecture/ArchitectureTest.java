package io.github.avalanche4j.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All rules of who may know whom, as tables. Packages are named below {@code
 * io.github.avalanche4j}; two dots after a name add the packages below it.
 */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j.";
    private static final List<String> MODULES = List.of("core", "node", "data", "signature", "wallet", "l1", "testing");
    /** The clients of other packages know it, and it knows them, because it passes on their constructors. */
    private static final String ACCESS = "internal.access";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains(ACCESS.replace('.', '/')))
            .importPackages("io.github.avalanche4j");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # module  | modules it knows              | libraries it knows beside the JDK's java.*
            core      |                               | com.fasterxml.jackson.. javax.net.. kotlin okhttp3.. okio.. org.slf4j..
            node      | core                          | com.fasterxml.jackson.. okhttp3
            data      | core                          | com.fasterxml.jackson.. javax.crypto.. okhttp3..
            signature | core node                     | com.fasterxml.jackson.annotation supranational.blst
            wallet    | core node                     | javax.security.auth org.bouncycastle..
            l1        | core node data signature wallet |
            testing   |                               | com.fasterxml.jackson.. javax.crypto.. javax.net.. mockwebserver3.. okhttp3.. okio.. org.junit.. org.opentest4j.. supranational.blst org.bouncycastle..
            """)
    void a_module_knows(String module, String modules, String libraries) {
        String[] known = Stream.of(
                        names(module, ".."),
                        names(modules, ".."),
                        Stream.of("java..", "org.jspecify.."),
                        words(libraries))
                .flatMap(each -> each)
                .toArray(String[]::new);

        classes()
                .that()
                .resideInAPackage(ROOT + module + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(known)
                .check(CLASSES);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # packages                                                   | what they do not know
            core.value                                                   | core
            node.internal.. node.utxo node.tx.. node.block node.eth      | node.admin node.avax node.avm node.evm node.health node.index node.info node.metrics node.platform node.proposervm node.validators
            node.internal.layout..                                       | node node.eth node.codec node.internal
            data.model data.internal                                     | data.aggregator.. data.evm.. data.metrics.. data.network..
            signature.payload                                            | signature node..
            signature.internal                                           | signature signature.payload node..
            wallet.builder                                               | wallet.key
            wallet.internal                                              | wallet
            wallet.key                                                   | node..
            testing.internal..                                           | testing
            testing.internal.codec testing.internal.http                 | testing.internal.script testing.internal.node testing.internal.data
            """)
    void packages_do_not_know(String packages, String others) {
        noClasses()
                .that()
                .resideInAnyPackage(names(packages, "").toArray(String[]::new))
                .and()
                .resideOutsideOfPackage("..internal.generated")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(names(others, "").toArray(String[]::new))
                .check(CLASSES);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # library            | the only class that knows it
            supranational..      | signature.Blst
            org.bouncycastle..   | wallet.key.Secp256k1
            """)
    void only_one_class_knows(String library, String type) {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "testing..")
                .and()
                .haveNameNotMatching(Pattern.quote(ROOT + type) + ".*")
                .should()
                .dependOnClassesThat(resideInAnyPackage(library))
                .check(CLASSES);
    }

    /** The packages of the engine from top to bottom; each knows the packages below it, and the API above them all. */
    private static final List<String> ENGINE = words(
                    "rest paging.range paging flow jsonrpc call http retry endpoint wire json"
                            + " args redact codec hash")
            .map(room -> ROOT + "core.internal." + room)
            .toList();

    @Test
    void a_package_of_the_engine_knows_only_those_below_it() {
        assertThat(CLASSES.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name -> name.startsWith(ROOT + "core.internal") && !name.endsWith(".generated"))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(ENGINE);
        for (int i = 1; i < ENGINE.size(); i++) {
            noClasses()
                    .that()
                    .resideInAPackage(ENGINE.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(ENGINE.subList(0, i).toArray(String[]::new))
                    .check(CLASSES);
        }
    }

    /** Only the node's own client knows them all. */
    @Test
    void a_client_of_a_node_knows_no_client_of_another_package() {
        CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(ROOT + "node."))
                .distinct()
                .forEach(own -> noClasses()
                        .that()
                        .resideInAPackage(own)
                        .should()
                        .dependOnClassesThat(simpleNameEndingWith("Client")
                                .and(resideInAnyPackage(ROOT + "node.."))
                                .and(resideOutsideOfPackage(own)))
                        .check(CLASSES));
    }

    /** The API of the core and its engine are the only circle. A node's values name their adapters, which make values. */
    @ParameterizedTest
    @ValueSource(strings = {"node", "data", "signature", "wallet", "l1", "testing"})
    void packages_of_a_module_form_no_circle(String module) {
        slices().matching(ROOT + "(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(
                        resideOutsideOfPackage(ROOT + "node.internal.."),
                        resideInAnyPackage(ROOT + "node.internal.layout.."))
                .check(CLASSES.that(resideInAnyPackage(ROOT + module + "..")));
    }

    /** An import that only a comment needs is in no class file. */
    @ParameterizedTest
    @ValueSource(strings = {"data", "signature", "wallet", "l1", "testing"})
    void imports_form_no_circle(String module) throws IOException {
        Pattern imports =
                Pattern.compile("import (?:static )?(" + Pattern.quote(ROOT + module) + "[a-z0-9.]*)\\.[A-Z]");
        Map<String, Set<String>> known = new TreeMap<>();
        for (Path file : sources(module, "src/main")) {
            String own = ROOT
                    + file.getParent()
                            .toString()
                            .replaceAll(".*/avalanche4j/", "")
                            .replace('/', '.');
            imports.matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group(1))
                    .filter(other -> !other.equals(own) && !(own + other).contains(ACCESS))
                    .forEach(known.computeIfAbsent(own, name -> new TreeSet<>())::add);
        }
        assertThat(known).isNotEmpty();

        // a package that knows only such packages is in no circle
        boolean fewer = true;
        while (fewer) {
            fewer = known.values().removeIf(Set::isEmpty);
            known.values().forEach(others -> others.retainAll(known.keySet()));
        }
        assertThat(known).isEmpty();
    }

    @Test
    void no_class_file_names_a_build_time_tool() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.immutables..", "com.google.errorprone..", ROOT + "codegen..")
                .because("a compiler that reads such a class file warns where the annotation is missing")
                .check(CLASSES);
    }

    private static final Set<String> LOOKUPS = words("forName loadClass getMethod getMethods getDeclaredMethod"
                    + " getDeclaredMethods getConstructor getDeclaredConstructor getField getDeclaredField"
                    + " getDeclaredFields getRecordComponents newProxyInstance getResource getResources"
                    + " getResourceAsStream")
            .collect(toSet());

    @Test
    void nothing_is_looked_up_by_name_at_run_time_or_sleeps_or_prints() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        names("core node data signature wallet l1", "..").toArray(String[]::new))
                .and()
                .resideOutsideOfPackage("..internal.generated") // names a package's adapters, which are not public
                .should()
                .callMethodWhere(describe(
                        "looks up a class, a member or a resource by its name",
                        call -> call.getTargetOwner().getPackageName().startsWith("java.lang")
                                && LOOKUPS.contains(call.getTarget().getName())))
                .orShould()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(CLASSES);
    }

    private static final Set<String> TIMERS = Set.of("delayedExecutor", "orTimeout", "completeOnTimeout");

    /** The program may fill the JDK's common pool. */
    @Test
    void nothing_runs_in_the_common_pool() {
        noClasses()
                .should()
                .accessTargetWhere(describe("is run by the common pool", ArchitectureTest::usesCommonPool))
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("io.github.avalanche4j"));
    }

    private static boolean usesCommonPool(JavaAccess<?> access) {
        String name = access.getTarget().getName();
        JavaClass owner = access.getTargetOwner();
        if (owner.isEquivalentTo(ForkJoinPool.class) || name.equals("parallelStream")) {
            return true;
        }
        return owner.isEquivalentTo(CompletableFuture.class)
                && (TIMERS.contains(name) || name.endsWith("Async") && !hasExecutor(access));
    }

    private static boolean hasExecutor(JavaAccess<?> access) {
        return access instanceof JavaMethodCall call
                && call.getTarget().getRawParameterTypes().stream()
                        .anyMatch(type -> type.isEquivalentTo(Executor.class));
    }

    /** An alarm, not a plan: above it, look whether the file is one thing, and raise the number if it is. */
    private static final int LONG = 800;

    @Test
    void no_file_is_longer_than_one_thing_should_be() throws IOException {
        int files = 0;
        for (String module : MODULES) {
            for (Path file : sources(module, "src")) {
                assertThat(Files.readAllLines(file))
                        .as("%s: split it by subject, or raise the number", file)
                        .hasSizeLessThanOrEqualTo(LONG);
                files++;
            }
        }
        assertThat(files).isGreaterThan(1000);
    }

    /** The sources of a module; package-info is no class. */
    private static List<Path> sources(String module, String folder) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "sdk-" + module, folder))) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .toList();
        }
    }

    private static Stream<String> words(@Nullable String text) {
        return text == null ? Stream.of() : Arrays.stream(text.strip().split("\\s+"));
    }

    private static Stream<String> names(@Nullable String text, String end) {
        return words(text).map(name -> ROOT + name + end);
    }
}
