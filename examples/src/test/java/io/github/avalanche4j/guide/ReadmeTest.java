package io.github.avalanche4j.guide;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first call in the README works as it is. */
class ReadmeTest {
    private static final Pattern PROGRAM = Pattern.compile("(?s)```java\\n(.*?class (\\w+).*?)```");
    private static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

    @TempDir
    private Path folder;

    @Test
    void the_first_snippet_compiles_and_runs_as_it_is() throws Exception {
        Matcher program = PROGRAM.matcher(DocumentationTest.read(Path.of("..", "README.md")));
        assertThat(program.find()).isTrue();

        try (FakeNode fake = FakeNode.start()) {
            // only the address of the node differs
            String source = program.group(1).replace("http://127.0.0.1:9650", fake.url());
            Path file = Files.writeString(folder.resolve(program.group(2) + ".java"), source);
            int compiled = ToolProvider.findFirst("javac")
                    .orElseThrow()
                    .run(System.out, System.err, "-cp", CLASS_PATH, "-d", folder.toString(), file.toString());
            assertThat(compiled).isZero();
            Process run = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            folder + java.io.File.pathSeparator + CLASS_PATH,
                            program.group(2))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();

            assertThat(new String(run.getInputStream().readAllBytes(), UTF_8)).startsWith("avalanchego/");
            assertThat(run.waitFor()).isZero();
        }
    }
}
