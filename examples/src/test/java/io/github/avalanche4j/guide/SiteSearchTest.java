package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site's menu, and the index of its search, made as the build of the site makes it. */
class SiteSearchTest {
    private static final Path GUIDE = Path.of("../docs/guide");

    @Test
    void the_index_knows_each_heading_of_each_guide(@TempDir Path directory) throws Exception {
        List<Path> guides;
        try (Stream<Path> files = Files.list(GUIDE)) {
            guides = files.filter(file -> file.toString().endsWith(".md")).toList();
        }
        Path pages = Files.createDirectory(directory.resolve("pages"));
        for (Path guide : guides) {
            Files.copy(guide, pages.resolve(guide.getFileName()));
        }

        Path index = directory.resolve("js/search-index.js");
        Process build = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "../site/Anchors.java",
                        pages.toString(),
                        index.toString())
                .inheritIO()
                .start();
        assertThat(build.waitFor()).isZero();

        List<String> sections = Files.readAllLines(index);
        assertThat(guides).isNotEmpty();
        for (Path guide : guides) {
            for (String heading : headings(guide)) {
                assertThat(sections)
                        .as("%s: %s", guide, heading)
                        .anyMatch(section -> section.startsWith(
                                        "[\"" + guide.getFileName().toString().replace(".md", ".html"))
                                && section.contains(", \"" + heading + "\", "));
            }
        }
    }

    @Test
    void the_menu_has_all_guides_in_the_order_of_the_readme() throws IOException {
        List<String> listed = guides("README.md", "(?m)^- \\[[^]]*]\\(docs/guide/([\\w-]+)\\.md\\)");

        assertThat(guides("site/site.xml", "href=\"docs/guide/([\\w-]+)\\.html\""))
                .isEqualTo(listed);
        try (Stream<Path> files = Files.list(GUIDE)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            listed.stream().map(name -> name + ".md").toList());
        }
    }

    private static List<String> guides(String file, String link) throws IOException {
        return Pattern.compile(link)
                .matcher(Files.readString(Path.of("..", file)))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static List<String> headings(Path guide) throws IOException {
        String prose = Files.readString(guide).replaceAll("(?ms)^```.*?^```$", "");
        return prose.lines()
                .filter(line -> line.matches("#+ [^`\\[*|<]*"))
                .map(line -> line.replaceFirst("#+ ", ""))
                .toList();
    }
}
