package io.github.avalanche4j.examples;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code examples/README.md} says what each program does, which options it has and what it prints: its Javadoc and the
 * beginning of its golden file. With {@code -Ddocs=write} the page is written.
 */
class ExamplesPageTest {
    private static final Path PAGE = Path.of("README.md");
    private static final Path SOURCES = Path.of("src/main/java/io/github/avalanche4j/examples");
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final Pattern JAVADOC = Pattern.compile("(?s)\\n/\\*\\*\\n(.*?)\\n \\*/\\n(?:@.*\\n)*public ");
    private static final int LINES_SHOWN = 10;
    private static final int WIDTH = 100;
    private static final String BEGINNING = """
            # Examples

            Small programs, each a thing that a user of the library does. They run on in-process fakes unless an
            option names a real server:

            ```sh
            mvn -q verify -Dmaven.test.skip -pl examples -am -Dexample=ReadNode
            mvn -q verify -Dmaven.test.skip -pl examples -am -Dexample=ReadNode -Dexec.args="--node http://127.0.0.1:9650"
            ```
            """;

    @Test
    void the_page_describes_each_example_and_shows_what_it_prints() throws IOException {
        StringBuilder page = new StringBuilder(BEGINNING);
        for (String name : names()) {
            page.append("\n## ").append(name).append("\n\n");
            page.append("[Source](").append(SOURCES.resolve(name + ".java")).append(")\n\n");
            page.append(javadoc(Files.readString(SOURCES.resolve(name + ".java"))))
                    .append("\n\n");
            page.append("```text\n").append(beginning(name)).append("```\n");
        }
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(PAGE, page);
        }

        assertThat(Files.readString(PAGE)).as("run the tests with -Ddocs=write").isEqualTo(page.toString());
    }

    private static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.map(file -> file.getFileName().toString().replace(".txt", ""))
                    .sorted()
                    .toList();
        }
    }

    private static String javadoc(String source) {
        Matcher found = JAVADOC.matcher(source);
        assertThat(found.find()).isTrue();
        return Stream.of(found.group(1).replaceAll("(?m)^ \\* ?", "").split("\\n\\s*\\n"))
                .map(paragraph -> paragraph
                        .replaceAll("\\s+", " ")
                        .replaceAll("\\{@code ([^}]*)}", "`$1`")
                        .replaceAll("\\{@link (?:\\w+\\.)*(\\w+)}", "`$1`")
                        .replace("<p>", ""))
                .map(ExamplesPageTest::wrapped)
                .collect(joining("\n\n"));
    }

    private static String wrapped(String paragraph) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String word : paragraph.strip().split(" ")) {
            boolean fits = length + 1 + word.length() <= WIDTH;
            lines.append(length == 0 ? "" : fits ? " " : "\n").append(word);
            length = length > 0 && fits ? length + 1 + word.length() : word.length();
        }
        return lines.toString();
    }

    private static String beginning(String name) throws IOException {
        List<String> lines = Files.readAllLines(GOLDEN.resolve(name + ".txt"));
        String shown = lines.stream()
                .limit(LINES_SHOWN)
                .map(line -> line.length() > 120 ? line.substring(0, 119) + "…" : line)
                .map(line -> line.stripTrailing() + "\n")
                .collect(joining());
        return lines.size() > LINES_SHOWN ? shown + "…\n" : shown;
    }
}
