package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

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
        // warnings of the JVM do not mix with what the program prints
        command.addAll(List.of("-Xlog:disable", "-Xlog:all=warning:stderr"));
        command.addAll(options);
        command.add("-cp");
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(mainClass);
        command.addAll(List.of(args));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    }

    static long size(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }

    /** Kills a program as soon as a file of its has so many bytes. */
    static void killAt(long bytes, Path file, Process program) throws IOException, InterruptedException {
        boolean ended = false;
        long guard = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
        while (!ended && size(file) < bytes && System.nanoTime() < guard) {
            ended = program.waitFor(1, TimeUnit.MILLISECONDS);
        }
        program.destroyForcibly().waitFor();
        assertThat(ended).as("ended before it could be killed").isFalse();
        assertThat(size(file)).isGreaterThanOrEqualTo(bytes);
    }

    static void assertEnds(Process program) throws InterruptedException {
        assertThat(program.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(program.exitValue()).isZero();
    }

    public static String firstLine(Process process) throws IOException {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8)).readLine();
    }

    public static List<String> lines(Process process) throws IOException {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))
                .lines()
                .toList();
    }
}
