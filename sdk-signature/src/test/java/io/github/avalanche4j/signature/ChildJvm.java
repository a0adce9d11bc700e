package io.github.avalanche4j.signature;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Runs a main class in a JVM of its own, so that a crash does not end the tests. */
final class ChildJvm {
    record Result(int exitCode, String output) {}

    private ChildJvm() {}

    static Result run(Class<?> main, String... flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Collections.addAll(command, flags);
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-XX:-CreateCoredumpOnCrash");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(main.getName());
        Process child = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(child.waitFor(), output);
    }
}
