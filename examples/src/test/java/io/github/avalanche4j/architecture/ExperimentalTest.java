package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Experimental;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide lists every package and type that {@link Experimental} marks, or that has a marked member. */
class ExperimentalTest {
    private static final Path ROOT = Path.of("..");
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
        List<String> marked = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            for (Path file :
                    (Iterable<Path>) files.filter(each -> each.toString().endsWith(".java"))::iterator) {
                String[] parts = file.toString().replace('\\', '/').split("/src/main/java/");
                if (parts.length == 2 && MARKED.matcher(Files.readString(file)).find()) {
                    marked.add(
                            parts[1].replaceAll("(/package-info)?\\.java$", "").replace('/', '.'));
                }
            }
        }
        return marked;
    }
}
