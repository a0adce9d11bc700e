package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each promise of the contract names tests; they exist. */
class ContractTest {
    private static final Path CONTRACT = Path.of("..", "docs", "contract.md");
    private static final Pattern PROMISE = Pattern.compile("(?m)^(\\d+)\\. ");
    private static final Pattern TEST = Pattern.compile("`([a-z][\\w.]+)#(\\w+)`");

    private static String contract() throws IOException {
        return Files.readString(CONTRACT);
    }

    @Test
    void there_are_28_promises_in_their_order() throws IOException {
        List<Integer> numbers = new ArrayList<>();
        PROMISE.matcher(contract()).results().forEach(found -> numbers.add(Integer.parseInt(found.group(1))));
        assertThat(numbers)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 28).boxed().toList());
    }

    @Test
    void each_promise_names_a_test() throws IOException {
        String[] promises = PROMISE.split(contract());
        for (int i = 1; i < promises.length; i++) {
            assertThat(TEST.matcher(promises[i]).find())
                    .as("promise %s names a test", i)
                    .isTrue();
        }
    }

    /** The classes that the architecture page names exist. */
    @Test
    void each_class_that_the_way_of_a_call_names_exists() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "architecture.md"));
        String way = page.substring(page.indexOf("## The way of a call"), page.indexOf("## The way of a verification"));
        List<String> sources;
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            sources = files.map(file -> file.getFileName().toString()).toList();
        }
        List<String> named = Pattern.compile("`([A-Z][A-Za-z]+)`")
                .matcher(way)
                .results()
                .map(found -> found.group(1))
                .filter(name -> !List.of("InfoClient", "CompletableFuture").contains(name))
                .distinct()
                .toList();
        assertThat(named)
                .hasSizeGreaterThan(20)
                .allSatisfy(name -> assertThat(sources).contains(name + ".java"));
        assertThat(way.substring(0, way.indexOf("Six back")).lines().filter(line -> line.matches("\\d+\\. .*")))
                .as("classes out")
                .hasSizeLessThanOrEqualTo(10);
    }

    /** Reads the sources, because the tests of other modules are not on the class path. */
    @Test
    void each_test_that_is_named_exists() throws IOException {
        Matcher tests = TEST.matcher(contract());
        while (tests.find()) {
            String room = tests.group(1).replaceFirst("\\..*", "");
            Path own = Path.of("..", "sdk-" + room);
            // tests that look at all modules are in examples
            Path module = Files.exists(own) ? own : Path.of("..", "examples");
            Path source = module.resolve(Path.of("src", "test", "java", "io", "github", "avalanche4j"))
                    .resolve(tests.group(1).replace('.', '/') + ".java");
            assertThat(source).exists();
            Pattern method = Pattern.compile(
                    "@(?:Test|ParameterizedTest)\\b(?:(?!\\bvoid\\b)[\\s\\S])*+void " + tests.group(2) + "\\(");
            assertThat(method.matcher(Files.readString(source)).find())
                    .as("%s has a test %s", source, tests.group(2))
                    .isTrue();
        }
    }
}
