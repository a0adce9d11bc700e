package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs in separate JVMs with the class path of this test. */
public final class ChildJvm {
    private ChildJvm() {}

    public static Process start(List<String> options, String mainClass, String... args) throws IOException {
        return program(options, mainClass, args).start();
    }

    /** A program whose output is discarded: it would stop at a full pipe that no test reads. */
    static Process startUnread(List<String> options, String mainClass, String... args) throws IOException {
        return program(options, mainClass, args)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static ProcessBuilder program(List<String> options, String mainClass, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // most of these programs end before the second compiler would pay off
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(options);
        command.add("-cp");
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(mainClass);
        command.addAll(List.of(args));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    }

    /** Starts a fake node in a separate JVM, which ends when the process is destroyed. */
    static Process fakeNode(String... args) throws IOException {
        return start(List.of("-Xmx64m"), "io.github.avalanche4j.testing.FakeNodeMain", args);
    }

    static String firstLine(Process process) throws IOException {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8)).readLine();
    }

    public static List<String> lines(Process process) throws IOException {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))
                .lines()
                .toList();
    }
}
