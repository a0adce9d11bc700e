package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Documents, comments, messages and names use the words that readers of HTTP and Java libraries know. */
class PlainEnglishTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern ACCENT = Pattern.compile(
            "(?i)\\b(behind|told|tells?|telling|stands?|stood|anew|whoever|nobody|somebody|anybody|thereof|beforehand"
                    + "|of its own accord|knows nothing of|what (becomes|became) of|hand(s|ed) out|goes round"
                    + "|(is|are|was) due|is none of|are anything else|neither is as if|gave|once more|for ever|save for"
                    + "|as it came|takes? for (one|a|an)|taken for|comes? back|came back|sees? to it"
                    + "|(there|where|here)(by|in|upon|from)|behaviours?|colours?"
                    + "|(author|recogn|organ|serial|normal|initial)is(e|ed|es|ing|ation)s?)\\b");
    private static final Pattern WORD_IN_NAME = Pattern.compile("\\b(?:is|has)?(?:Told|Behind|Anew|Nobody|Whoever)\\b");
    /** Uses that are English, and why. */
    private static final Map<String, String> ALLOWED = Map.of(
            "Behind a load balancer", "the usual word for a server that a load balancer hides",
            "behind a load balancer", "the usual word for a server that a load balancer hides",
            "Behind a gateway", "the same for a gateway");

    @Test
    void no_document_and_no_main_source_has_a_word_that_reveals_a_translation() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files("/src/main/")) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                for (String allowed : ALLOWED.keySet()) {
                    line = line.replace(allowed, "");
                }
                // names of tests are links to them
                Matcher words = ACCENT.matcher(line.replaceAll("`[\\w.]+#\\w+`", ""));
                if (words.find() || WORD_IN_NAME.matcher(line).find()) {
                    found.add(ROOT.relativize(file) + ":" + (i + 1) + ": " + line.trim());
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void no_name_of_a_test_has_a_word_that_reveals_a_translation() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files("/src/test/")) {
            Matcher names = Pattern.compile("\\bvoid (\\w+)\\(").matcher(Files.readString(file));
            while (names.find()) {
                String words = names.group(1).replace('_', ' ');
                if (ACCENT.matcher(words.replace("nothing behind", "").replace("behind a load balancer", ""))
                        .find()) {
                    found.add(ROOT.relativize(file) + ": " + names.group(1));
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void a_word_that_reveals_a_translation_is_found() {
        assertThat("the number behind the last one").containsPattern(ACCENT);
        assertThat("a node behind a load balancer".replace("behind a load balancer", ""))
                .doesNotContainPattern(ACCENT);
        assertThat("it understands").doesNotContainPattern(ACCENT);
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().matches(".*\\.(md|java|kt|scala)"))
                    .filter(file -> {
                        String path = ROOT.relativize(file).toString().replace('\\', '/');
                        return path.contains(folder) || path.endsWith(".md") && folder.equals("/src/main/");
                    })
                    .filter(file -> !file.toString().contains("target"))
                    .sorted()
                    .toList();
        }
    }
}
