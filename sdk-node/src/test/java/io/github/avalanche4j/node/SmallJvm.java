package io.github.avalanche4j.node;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM of its own with a heap of 64 MB. */
public final class SmallJvm {
    private SmallJvm() {}

    /** Runs a program to its end and returns what it printed. */
    public static String run(Class<?> program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(arguments));
        Process child = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(child.getInputStream().readAllBytes(), UTF_8);
        assertThat(child.waitFor()).as(said).isZero();
        return said;
    }
}
