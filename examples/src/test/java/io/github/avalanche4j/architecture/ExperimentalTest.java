package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Experimental;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The guide lists every package and type that {@link Experimental} marks, or that has a marked member, and the README
 * says which modules they make up.
 */
class ExperimentalTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern MARKED = Pattern.compile("^\\s*@Experimental$", Pattern.MULTILINE);
    private static final Pattern ROW = Pattern.compile("^\\| `([\\w.]+)` \\|", Pattern.MULTILINE);
    private static final Pattern MODULE =
            Pattern.compile("^\\| `([\\w-]+)` \\|.*\\(experimental\\) \\|$", Pattern.MULTILINE);

    @Test
    void the_guide_lists_what_is_experimental() throws IOException {
        String guide = Files.readString(ROOT.resolve("docs/guide/upgrading.md"));
        String list = guide.substring(guide.indexOf("## Experimental"));

        List<String> listed =
                ROW.matcher(list).results().map(found -> found.group(1)).toList();

        assertThat(Sources.read().marked().values().stream().flatMap(Set::stream))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(listed);
    }

    @Test
    void the_modules_that_the_readme_calls_experimental_are_those_whose_packages_are() throws IOException {
        Set<String> modules = MODULE.matcher(Files.readString(ROOT.resolve("README.md")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Sources sources = Sources.read();

        assertThat(sources.marked().keySet()).isEqualTo(modules).contains("sdk-wallet", "sdk-l1", "sdk-spark");
        sources.packages().keySet().retainAll(modules);
        assertThat(sources.marked()).isEqualTo(sources.packages());
    }

    /** The packages of each module that users see, and its marked packages and types. */
    private record Sources(Map<String, Set<String>> packages, Map<String, Set<String>> marked) {
        static Sources read() throws IOException {
            Sources sources = new Sources(new TreeMap<>(), new TreeMap<>());
            try (Stream<Path> files = Files.walk(ROOT)) {
                for (Path file :
                        (Iterable<Path>) files.filter(each -> each.toString().endsWith(".java"))::iterator) {
                    String[] parts = file.toString().replace('\\', '/').split("/src/main/java/");
                    if (parts.length == 2) {
                        sources.add(parts[0].replaceAll(".*/", ""), parts[1].replace('/', '.'), Files.readString(file));
                    }
                }
            }
            return sources;
        }

        private void add(String module, String file, String source) {
            String type = file.replaceAll("(\\.package-info)?\\.java$", "");
            if (!file.contains(".internal.") && file.contains(".package-info")) {
                packages.computeIfAbsent(module, missing -> new TreeSet<>()).add(type);
            }
            if (MARKED.matcher(source).find()) {
                marked.computeIfAbsent(module, missing -> new TreeSet<>()).add(type);
            }
        }
    }
}
