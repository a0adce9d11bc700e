package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is published is whole: the BOM has every module, and the pages name the version that is built. */
class PublicationTest {
    private static final Path ROOT = Path.of("..");
    private static final List<String> UNPUBLISHED =
            List.of("bom", "examples", "benchmarks", "consumers", "sdk-codegen");
    private static final Pattern MODULE = Pattern.compile("<module>(?:integrations/)?([\\w-]+)</module>");
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>([\\w-]+)</artifactId>\\s*<version>\\$");
    private static final Pattern VERSION =
            Pattern.compile("<artifactId>avalanche4j</artifactId>\\s*<version>([^<]+)</version>");

    private static final Pattern NAMED = Pattern.compile(
            "(<groupId>io\\.github\\.avalanche4j</groupId>\\s*<artifactId>[\\w-]+</artifactId>\\s*<version>"
                    + "|io\\.github\\.avalanche4j:[\\w-]+:)([\\w.-]+)");

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    private static String version() throws IOException {
        return VERSION.matcher(read("pom.xml"))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    @Test
    void the_bom_has_every_published_module_and_no_other() throws IOException {
        List<String> published = MODULE.matcher(read("pom.xml"))
                .results()
                .map(found -> found.group(1))
                .filter(module -> !UNPUBLISHED.contains(module))
                .distinct()
                .toList();
        List<String> listed = ARTIFACT.matcher(read("bom/pom.xml"))
                .results()
                .map(found -> found.group(1))
                .toList();

        assertThat(listed).containsExactlyInAnyOrderElementsOf(published);
    }

    @Test
    void a_release_leaves_out_the_modules_that_only_this_build_uses() throws IOException {
        for (String module : List.of("examples", "benchmarks", "sdk-codegen")) {
            assertThat(read(module + "/pom.xml"))
                    .as(module)
                    .containsPattern("<artifactId>maven-deploy-plugin</artifactId>\\s*<configuration>\\s*<skip>true<");
        }
    }

    @Test
    void pages_and_bom_name_the_version_that_is_built() throws IOException {
        String version = version();

        assertThat(read("bom/pom.xml")).contains("<version>" + version + "</version>");
        assertThat(read("README.md"))
                .contains("<version>" + version + "</version>")
                .contains("avalanche4j-bom:" + version + "\"");
        assertThat(read("CHANGELOG.md")).contains("## Version " + version.replace("-SNAPSHOT", ""));
    }

    /** With {@code -Ddocs=write} the pages are given the version of the root POM, which is the one place to change. */
    @Test
    void each_guide_names_the_version_that_is_built() throws IOException {
        String version = version();
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs/guide"))) {
            for (Path guide :
                    Stream.concat(guides, Stream.of(ROOT.resolve("README.md"))).toList()) {
                String text = Files.readString(guide);
                String current = NAMED.matcher(text).replaceAll("$1" + version);
                if ("write".equals(System.getProperty("docs"))) {
                    Files.writeString(guide, current);
                    text = current;
                }
                assertThat(text)
                        .as("%s; run the tests with -Ddocs=write", guide)
                        .isEqualTo(current);
            }
        }
    }
}
