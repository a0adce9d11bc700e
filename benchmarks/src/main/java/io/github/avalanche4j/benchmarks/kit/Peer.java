package io.github.avalanche4j.benchmarks.kit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process of ours: a server that has printed where it is, or a worker that takes turns. */
public final class Peer implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final PrintStream in;
    private final String first;

    private Peer(Process process) throws IOException {
        this.process = process;
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
        this.in = new PrintStream(process.getOutputStream(), true, UTF_8);
        this.first = line();
    }

    /** Starts a process and waits for its first line. */
    public static Peer start(List<String> command) throws IOException {
        return new Peer(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** Starts a main class of this module on a JVM, with the class path that this one has. */
    public static Peer java(Path javaHome, List<String> jvmOptions, Class<?> main, String... arguments)
            throws IOException {
        return start(command(javaHome, jvmOptions, main, arguments));
    }

    /** The command line of a main class of this module. */
    public static List<String> command(Path javaHome, List<String> jvmOptions, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(javaHome.resolve("bin/java").toString());
        command.addAll(jvmOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The rest of the first line that it printed, after the first word. */
    public String first() {
        return first.substring(first.indexOf(' ') + 1);
    }

    Turn turn(String task, long nanos) throws IOException {
        in.println("turn " + task + " " + nanos);
        return Turn.parse(line());
    }

    private String line() throws IOException {
        String line = out.readLine();
        if (line == null) {
            throw new IOException(
                    "a process ended early: " + process.info().commandLine().orElse("?"));
        }
        return line;
    }

    /** The peak of its memory in bytes, as Linux reports it. */
    public double peakMemory() throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")) * 1024)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() {
        in.close();
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
