package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.RawStart;
import io.github.avalanche4j.benchmarks.calls.SdkStart;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Ratios;
import io.github.avalanche4j.benchmarks.kit.Starts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** From the start of a process to its first typed response. */
final class StartRows {
    private final Run run;

    StartRows(Run run) {
        this.run = run;
    }

    void print() throws IOException {
        Path archives = Files.createTempDirectory("benchmarks");
        try (Peer server = run.server()) {
            String url = server.first();
            Map<String, List<String>> programs = new LinkedHashMap<>();
            programs.put("raw", command(List.of(), RawStart.class, url));
            programs.put("sdk", command(List.of(), SdkStart.class, url));
            // an archive holds classes of jars alone, and a test's class path has folders
            boolean shared = System.getProperty("java.class.path").matches("[^:]+\\.jar(:[^:]+\\.jar)*");
            if (shared) {
                programs.put("raw-shared", shared(archives.resolve("raw.jsa"), RawStart.class, url));
                programs.put("sdk-shared", shared(archives.resolve("sdk.jsa"), SdkStart.class, url));
            }
            Starts starts = new Starts(programs, run.brief() ? 1 : 15);
            String row = "cold start to the first typed response, OkHttp and Jackson by hand";
            run.report().row(row, "wall", Goal.atMost(1.15), starts.ratios("sdk", "raw"));
            printClasses(archives.resolve("classes.txt"), url);
            String both = row + ", both with class data sharing";
            if (shared) {
                run.report().row(both, "wall", Goal.atMost(1.1), starts.ratios("sdk-shared", "raw-shared"));
            } else {
                run.report().missing(both, "the class path has folders");
            }
        } finally {
            for (String name : List.of("raw", "sdk")) {
                Files.deleteIfExists(archives.resolve(name + ".jsa"));
            }
            Files.delete(archives);
        }
    }

    /** What is loaded does not depend on the machine, and is most of what a start takes. */
    private void printClasses(Path log, String url) throws IOException {
        double sdk = classes(log, SdkStart.class, url);
        double raw = classes(log, RawStart.class, url);
        String row = "classes loaded until the first typed response, OkHttp and Jackson by hand";
        run.report().row(row, "number", Goal.atMost(0.75), Ratios.of(sdk / raw));
        run.report().beside("classes loaded until the first typed response", "number", Ratios.of(sdk));
    }

    private static double classes(Path log, Class<?> main, String url) throws IOException {
        try (Peer program = Peer.start(command(List.of("-Xlog:class+load:file=" + log), main, url))) {
            if (program.first().isEmpty()) {
                throw new IOException("a program had no response: " + main);
            }
        }
        int loaded = Files.readAllLines(log).size();
        Files.delete(log);
        return loaded;
    }

    private static List<String> command(List<String> options, Class<?> main, String... arguments) {
        return Peer.command(Run.java(), options, main, arguments);
    }

    /** The program with an archive of its classes, which a first run writes. */
    private static List<String> shared(Path archive, Class<?> main, String... arguments) throws IOException {
        List<String> first = command(
                List.of("-XX:ArchiveClassesAtExit=" + archive, "-Xlog:cds=off", "-Xlog:cds+dynamic=off"),
                main,
                arguments);
        try {
            Process dump = new ProcessBuilder(first)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (dump.waitFor() != 0 || !Files.exists(archive)) {
                throw new IOException("no archive of classes was written");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
        return command(List.of("-XX:SharedArchiveFile=" + archive), main, arguments);
    }
}
