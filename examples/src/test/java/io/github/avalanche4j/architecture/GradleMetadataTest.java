package io.github.avalanche4j.architecture;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The POMs as Gradle reads them: dependencies with scope compile are on a consumer's class path at compile time, those
 * with scope runtime at run time; provided, test and optional dependencies are on neither. A BOM's versions apply to
 * consumers that use it as a {@code platform}.
 */
class GradleMetadataTest {
    private static final Path ROOT = Path.of("..");
    /** The dependencies that each module brings at compile time, besides JSpecify's annotations. */
    private static final String API = """
            sdk-core: okhttp-jvm okhttp jackson-databind jackson-datatype-jdk8 jackson-datatype-jsr310 slf4j-api
            sdk-node: sdk-core
            sdk-data: sdk-core
            sdk-signature: sdk-core sdk-node jblst
            sdk-wallet: sdk-core sdk-node bcprov-jdk18on
            sdk-l1: sdk-core sdk-node sdk-data sdk-signature sdk-wallet
            sdk-jackson3: sdk-core
            sdk-micrometer: sdk-core
            sdk-opentelemetry: sdk-core
            sdk-testing: mockwebserver3 jackson-databind
            sdk-kotlin: sdk-core kotlinx-coroutines-core kotlinx-coroutines-jdk9
            sdk-spark: sdk-node
            sdk-spring-boot-3: sdk-node sdk-data sdk-micrometer
            sdk-spring-boot-4: sdk-node sdk-data sdk-jackson3 sdk-micrometer
            """;

    private static Path file(String module) {
        Path integration = ROOT.resolve("integrations").resolve(module).resolve("pom.xml");
        return Files.exists(integration) ? integration : ROOT.resolve(module).resolve("pom.xml");
    }

    private static Element pom(String module) throws Exception {
        File file = file(module).toFile();
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file)
                .getDocumentElement();
    }

    private static Stream<Element> children(Element of, String name) {
        List<Element> found = new ArrayList<>();
        for (Node child = of.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found.stream();
    }

    private static String text(Element of, String name) {
        return children(of, name).map(Element::getTextContent).findFirst().orElse("");
    }

    private static Stream<Element> dependencies(Element of) {
        return children(of, "dependencies").flatMap(all -> children(all, "dependency"));
    }

    private static Set<String> ofScope(String module, String scope) throws Exception {
        Set<String> artifacts = new TreeSet<>();
        dependencies(pom(module))
                .filter(dependency -> !text(dependency, "optional").equals("true"))
                .filter(dependency -> {
                    String own = text(dependency, "scope");
                    return (own.isEmpty() ? "compile" : own).equals(scope);
                })
                .forEach(dependency -> artifacts.add(text(dependency, "artifactId")));
        return artifacts;
    }

    private static Set<String> published() throws Exception {
        Set<String> modules = new TreeSet<>();
        children(pom("bom"), "dependencyManagement")
                .flatMap(GradleMetadataTest::dependencies)
                .forEach(managed -> modules.add(text(managed, "artifactId")));
        return modules;
    }

    @Test
    void each_module_brings_what_its_signatures_need_and_nothing_else() throws Exception {
        // ClientOptions takes an OkHttpClient, values carry Jackson's annotations for users' own mappers, an
        // integration
        // leaves the version of the other library to its user, and a starter brings the JSON of its Spring Boot
        Map<String, Set<String>> expected = API.lines()
                .map(line -> line.split(": "))
                .collect(toMap(line -> line[0], line -> Set.of(line[1].split(" "))));
        Map<String, Set<String>> api = new TreeMap<>();
        for (String module : published()) {
            api.put(module, ofScope(module, "compile"));
            assertThat(ofScope(module, "runtime")).as(module).isEmpty();
        }
        assertThat(api).containsExactlyInAnyOrderEntriesOf(expected);
    }

    @Test
    void no_module_needs_one_that_is_not_published() throws Exception {
        Set<String> published = published();
        for (String module : published) {
            assertThat(dependencies(pom(module))
                            .filter(dependency -> text(dependency, "groupId").equals("io.github.avalanche4j")
                                    && Set.of("", "compile", "runtime").contains(text(dependency, "scope")))
                            .map(dependency -> text(dependency, "artifactId")))
                    .as(module)
                    .isSubsetOf(published);
        }
    }

    @Test
    void the_platform_is_our_versions_alone() throws Exception {
        Element bom = pom("bom");
        assertThat(children(bom, "parent"))
                .as("a parent would bring its versions")
                .isEmpty();
        assertThat(dependencies(bom)).as("a platform has no dependencies").isEmpty();
        children(bom, "dependencyManagement")
                .flatMap(GradleMetadataTest::dependencies)
                .forEach(managed -> {
                    assertThat(text(managed, "groupId")).isEqualTo("io.github.avalanche4j");
                    assertThat(text(managed, "version")).isEqualTo("${project.version}");
                    assertThat(text(managed, "scope")).isEmpty();
                });
    }

    @Test
    void versions_are_exact_and_no_dependency_is_a_path() throws Exception {
        for (String module : published()) {
            assertThat(Files.readString(file(module)))
                    .as(module)
                    .doesNotContainPattern("<version>\\s*[\\[(]")
                    .doesNotContain("<systemPath>", "<scope>system", "<version>LATEST", "<version>RELEASE");
        }
    }
}
