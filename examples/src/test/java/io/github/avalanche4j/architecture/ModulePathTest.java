package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.avalanche4j.testing.FakeNode;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with a module descriptor compiles against the jars and runs with them on the module path. */
class ModulePathTest {
    private static final String DESCRIPTOR = """
            module consumer {
                requires io.github.avalanche4j.core;
                requires io.github.avalanche4j.node;
            }
            """;
    private static final String PROGRAM = """
            package consumer;

            import io.github.avalanche4j.node.NodeClient;

            public final class Main {
                public static void main(String[] args) {
                    try (NodeClient node = NodeClient.create(args[0])) {
                        System.out.println(node.info().getNodeVersion().execute().version());
                        System.out.println(node.info().peers().execute().peers().size() + " peers");
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void a_consumer_on_the_module_path_compiles_and_runs() throws Exception {
        String jars = modulePath();
        // before the jars are packaged there are only folders, which have no module name
        assumeTrue(jars.contains("sdk-node") && jars.contains(".jar"), "the modules are not packaged yet");
        Path sources = Files.createDirectories(folder.resolve("src/consumer"));
        Path descriptor = Files.writeString(folder.resolve("src/module-info.java"), DESCRIPTOR);
        Path program = Files.writeString(sources.resolve("Main.java"), PROGRAM);

        int compiled = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--module-path",
                        jars,
                        "-d",
                        folder.resolve("out").toString(),
                        descriptor.toString(),
                        program.toString());
        assertThat(compiled).isZero();

        try (FakeNode fake = FakeNode.start()) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "--module-path",
                            folder.resolve("out") + File.pathSeparator + jars,
                            // our jars have no descriptors that could ask for the modules of others
                            "--add-modules",
                            "ALL-MODULE-PATH",
                            "--module",
                            "consumer/consumer.Main",
                            fake.url())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String printed = new String(process.getInputStream().readAllBytes());
            assertThat(process.waitFor()).isZero();
            assertThat(printed.lines()).containsExactly("avalanchego/1.14.2", "1 peers");
        }
    }

    /** What a consumer needs at run time: our jars, and theirs; no test libraries. */
    private static String modulePath() {
        List<String> wanted = List.of(
                "sdk-core",
                "sdk-node",
                "jackson-",
                "okhttp-jvm",
                "okio-jvm",
                "kotlin-stdlib",
                "annotations-13",
                "slf4j-api",
                "jspecify");
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Arrays.stream(path.split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .filter(entry ->
                        wanted.stream().anyMatch(Path.of(entry).getFileName().toString()::startsWith))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
