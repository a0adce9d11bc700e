package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Experimental;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide lists every package and type that {@link Experimental} marks, or that has a marked member. */
class ExperimentalTest {
    private static final Path ROOT = Path.of("..");
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Pattern MARKED = Pattern.compile("^\\s*@Experimental$", Pattern.MULTILINE);
    private static final Pattern ROW = Pattern.compile("^\\| `([\\w.]+)` \\|", Pattern.MULTILINE);

    @Test
    void the_guide_lists_what_is_experimental() throws IOException {
        String guide = Files.readString(ROOT.resolve("docs/guide/upgrading.md"));
        String list = guide.substring(guide.indexOf("## Experimental"));

        List<String> listed =
                ROW.matcher(list).results().map(found -> found.group(1)).toList();

        assertThat(marked()).isNotEmpty().containsExactlyInAnyOrderElementsOf(listed);
    }

    private static List<String> marked() throws IOException {
        try (Stream<Path> modules = Stream.concat(Files.list(ROOT), Files.list(ROOT.resolve("integrations")))) {
            return modules.map(module -> module.resolve(SOURCES))
                    .filter(Files::isDirectory)
                    .flatMap(ExperimentalTest::markedBelow)
                    .toList();
        }
    }

    private static Stream<String> markedBelow(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> MARKED.matcher(read(file)).find())
                    .map(file -> sources.relativize(file).toString().replace('/', '.'))
                    .map(name -> name.replaceAll("(\\.package-info)?\\.java$", ""))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
