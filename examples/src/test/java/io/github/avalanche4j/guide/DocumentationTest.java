package io.github.avalanche4j.guide;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Java in the pages is copied from tested sources, mostly from this package. The block after the comment
 * {@code <!-- CallsGuideTest: map -->} is the code between {@code // snippet: map} and {@code // end} in that class.
 * Lines that end with {@code // not in the page} are left out. {@code -Ddocs=write} rewrites the blocks, and the imports at the end of each page.
 */
class DocumentationTest {
    private static final Path ROOT = Path.of("..");
    private static final List<Path> SOURCES = List.of(
            Path.of("src/test/java/io/github/avalanche4j/guide"),
            ROOT.resolve("integrations/sdk-micrometer/src/test/java/io/github/avalanche4j/micrometer"),
            ROOT.resolve("integrations/sdk-opentelemetry/src/test/java/io/github/avalanche4j/opentelemetry"),
            ROOT.resolve("integrations/sdk-spark/src/test/java/io/github/avalanche4j/spark"),
            ROOT.resolve("consumers/kotlin/src/test/kotlin/consumer"),
            ROOT.resolve("consumers/spring-boot-starter-4/src/main/java/consumer"),
            ROOT.resolve("consumers/spring-boot-starter-4/src/main/resources"),
            ROOT.resolve("consumers/spring-boot-starter-4/src/test/java/consumer"),
            ROOT.resolve("consumers/spring-boot-starter-4/src/boot4/java/consumer"),
            ROOT.resolve("consumers/web3j/src/main/java/consumer"),
            ROOT.resolve("consumers/web3j/src/test/java/consumer"));
    private static final Pattern BLOCK = Pattern.compile(
            "(?m)^<!-- (\\w+): ([\\w-]+) -->\\n```(java|kotlin|properties)\\n(.*?)^```$", Pattern.DOTALL);
    private static final Pattern SNIPPET =
            Pattern.compile("(?m)^ *(?://|#) snippet: ([\\w-]+)\\n(.*?)^ *(?://|#) end$", Pattern.DOTALL);
    /** The last section of a page, a block for each language. */
    private static final Pattern IMPORTS = Pattern.compile("\\n## Imports\\n.*\\z", Pattern.DOTALL);

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?[\\w.]+\\.(\\w+)(?: as (\\w+))?;?$");
    private static final Pattern HIDDEN = Pattern.compile("(?m)^.*// not in the page\\n");
    private static final Pattern NAME = Pattern.compile("(?<![\\w.])[A-Za-z_]\\w*");
    /** Extensions are imported, and called after a point. */
    private static final Pattern KOTLIN_NAME = Pattern.compile("\\b[A-Za-z_]\\w*");

    private static final Pattern LINK = Pattern.compile("\\[[^]]*]\\(([^)#\\s]*)(?:#([\\w-]+))?\\)");
    // what a reader passes where a GuideTest passes its field; in other classes these words may name a parameter
    private static final Map<String, String> READERS = Map.of(
            "(url)", "(\"http://127.0.0.1:9650\")",
            "(url,", "(\"http://127.0.0.1:9650\",",
            " url,", " \"http://127.0.0.1:9650\",",
            "(serviceUrl)", "(HostedService.BUILDER_HUB, options -> {})",
            "(serviceUrl,", "(HostedService.BUILDER_HUB,",
            " serviceUrl,", " HostedService.BUILDER_HUB,");

    private static final String READERS_IMPORT = """
            import io.github.avalanche4j.data.HostedService;
            import io.github.avalanche4j.micrometer.MicrometerInstrumentation;
            import io.github.avalanche4j.opentelemetry.OpenTelemetryInstrumentation;
            """;

    @Test
    void each_block_of_java_is_the_part_of_a_test_that_it_names() throws IOException {
        for (Path page : pages()) {
            String text = Files.readString(page);
            String current = BLOCK.matcher(text)
                    .replaceAll(found -> Matcher.quoteReplacement("<!-- " + found.group(1) + ": " + found.group(2)
                            + " -->\n```" + found.group(3) + "\n" + snippet(found.group(1), found.group(2)) + "```"));
            if ("write".equals(System.getProperty("docs"))) {
                Files.writeString(page, current);
                text = current;
            }
            assertThat(text).as("%s; run the tests with -Ddocs=write", page).isEqualTo(current);
            long java = IMPORTS.matcher(text)
                    .replaceAll("")
                    .lines()
                    .filter("```java"::equals)
                    .count();
            assertThat(BLOCK.matcher(text)
                            .results()
                            .filter(found -> found.group(3).equals("java"))
                            .count())
                    .as("%s: blocks of Java that no test runs", page)
                    .isEqualTo(java);
        }
    }

    @Test
    void each_page_ends_with_the_imports_of_its_snippets() throws IOException {
        for (Path page : pages()) {
            String text = Files.readString(page);
            String current = IMPORTS.matcher(text).replaceAll("") + imports(text);
            if ("write".equals(System.getProperty("docs"))) {
                Files.writeString(page, current);
                text = current;
            }
            assertThat(text).as("%s; run the tests with -Ddocs=write", page).isEqualTo(current);
        }
    }

    private static String imports(String text) {
        StringBuilder section = new StringBuilder();
        for (String language : List.of("java", "kotlin")) {
            List<MatchResult> blocks = BLOCK.matcher(text)
                    .results()
                    .filter(block -> block.group(3).equals(language))
                    .toList();
            List<String> lines = blocks.stream()
                    .flatMap(block -> imports(tests().get(block.group(1)), snippet(block.group(1), block.group(2))))
                    .distinct()
                    .sorted(comparing((String line) -> !line.contains(" static "))
                            .thenComparing(naturalOrder()))
                    .toList();
            // a block that shows its imports itself needs no others
            if (!lines.isEmpty()
                    && blocks.stream().noneMatch(block -> lines.stream().allMatch(block.group(4)::contains))) {
                section.append("\n```")
                        .append(language)
                        .append('\n')
                        .append(String.join("\n", lines))
                        .append("\n```\n");
            }
        }
        return section.isEmpty() ? "" : "\n## Imports\n" + section;
    }

    /** The imports of a source that {@code code}, a part of it, uses. */
    private static Stream<String> imports(Path source, String code) {
        Pattern name = source.toString().endsWith(".kt") ? KOTLIN_NAME : NAME;
        Set<String> names = name.matcher(code).results().map(MatchResult::group).collect(toSet());
        return IMPORT.matcher(READERS_IMPORT + read(source))
                .results()
                .filter(line -> names.contains(line.group(2) == null ? line.group(1) : line.group(2)))
                .map(MatchResult::group);
    }

    /** What a snippet does not declare, such as an address, is a variable or a method of its reader's class. */
    @Test
    void each_snippet_compiles_in_a_class_with_the_imports_of_its_page() throws IOException {
        Snippets snippets = new Snippets();
        for (Path page : pages()) {
            String text = Files.readString(page);
            for (MatchResult block : BLOCK.matcher(text).results().toList()) {
                Path source = tests().get(block.group(1));
                // other sources need libraries that this module lacks; their own modules compile them
                if (source.startsWith(SOURCES.get(0))) {
                    String imports = imports(source, block.group(4))
                            .filter(text::contains)
                            .collect(joining("\n", "", "\n"));
                    snippets.add(page + ", " + block.group(1) + ": " + block.group(2), imports, block.group(4));
                }
            }
        }
        assertThat(snippets.faults()).isEmpty();
    }

    @Test
    void each_block_names_its_language_so_that_no_java_is_untested() throws IOException {
        for (Path page : pages()) {
            List<String> fences =
                    read(page).lines().filter(line -> line.startsWith("```")).toList();
            assertThat(fences).as("%s", page).hasSize(fences.size() / 2 * 2);
            for (int i = 0; i < fences.size(); i += 2) {
                assertThat(fences.get(i)).as("%s, block %s", page, i / 2 + 1).matches("```[a-z]+");
            }
        }
    }

    @Test
    void each_snippet_is_shown_somewhere() throws IOException {
        List<String> shown = pages().stream()
                .flatMap(page -> BLOCK.matcher(read(page)).results())
                .map(found -> found.group(1) + ": " + found.group(2))
                .toList();
        List<String> snippets = tests().entrySet().stream()
                .flatMap(test -> SNIPPET.matcher(read(test.getValue()))
                        .results()
                        .map(found -> test.getKey() + ": " + found.group(1)))
                .filter(name -> !name.startsWith("DocumentationTest"))
                .toList();
        assertThat(shown).containsAll(snippets);
    }

    @Test
    void each_link_leads_somewhere() throws IOException {
        for (Path page : pages()) {
            for (MatchResult link : LINK.matcher(read(page)).results().toList()) {
                String target = link.group(1);
                if (target.startsWith("http")) {
                    continue;
                }
                Path file =
                        target.isEmpty() ? page : page.resolveSibling(target).normalize();
                assertThat(file).as("%s links to %s", page, target).exists();
                if (link.group(2) != null) {
                    assertThat(headings(file))
                            .as("%s links to %s", page, link.group())
                            .contains(link.group(2));
                }
            }
        }
    }

    @Test
    void the_readme_lists_each_guide() throws IOException {
        String readme = read(ROOT.resolve("README.md"));
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs/guide"))) {
            assertThat(guides)
                    .allSatisfy(guide -> assertThat(readme).contains("](docs/guide/" + guide.getFileName() + ")"));
        }
    }

    private static List<String> headings(Path page) {
        return read(page)
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 -]", "")
                        .replace(' ', '-'))
                .toList();
    }

    static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> modules = Files.walk(ROOT, 2)) {
            return Stream.concat(docs, modules.filter(file -> !file.startsWith(ROOT.resolve("docs"))))
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /** The files that hold snippets, by name. */
    private static Map<String, Path> tests() {
        Map<String, Path> tests = new TreeMap<>();
        for (Path folder : SOURCES) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().matches(".*\\.(java|kt|properties)"))
                        .forEach(file -> tests.put(file.getFileName().toString().replaceFirst("\\.\\w+$", ""), file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return tests;
    }

    private static String snippet(String test, String name) {
        Map<String, String> snippets = new TreeMap<>();
        SNIPPET.matcher(read(tests().get(test)))
                .results()
                .forEach(found -> snippets.put(found.group(1), found.group(2)));
        assertThat(snippets).as(test).containsKey(name);
        String code = snippets.get(name);
        if (read(tests().get(test)).contains(" extends GuideTest ")) {
            assertThat(code)
                    .as("%s: %s hides a field of GuideTest", test, name)
                    .doesNotContain("String url", "String serviceUrl");
            for (Map.Entry<String, String> change : READERS.entrySet()) {
                code = code.replace(change.getKey(), change.getValue());
            }
        }
        return HIDDEN.matcher(code)
                .replaceAll("")
                .stripTrailing()
                .stripIndent()
                .lines()
                .map(String::stripTrailing)
                .collect(joining("\n", "", "\n"));
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
