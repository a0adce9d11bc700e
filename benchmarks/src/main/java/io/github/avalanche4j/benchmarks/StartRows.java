package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Starts;
import io.github.avalanche4j.benchmarks.start.RawStart;
import io.github.avalanche4j.benchmarks.start.SdkStart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** From the start of a process to its first typed response. */
final class StartRows {
    private static final String RAW = "OkHttp and Jackson by hand";

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
            programs.put("page", command(List.of(), SdkStart.class, url, "page"));
            // an archive holds classes of jars alone, and a test's class path has folders
            boolean shared = System.getProperty("java.class.path").matches("[^:]+\\.jar(:[^:]+\\.jar)*");
            if (shared) {
                programs.put("raw-shared", shared(archives.resolve("raw.jsa"), RawStart.class, url));
                programs.put("sdk-shared", shared(archives.resolve("sdk.jsa"), SdkStart.class, url));
                programs.put("page-shared", shared(archives.resolve("page.jsa"), SdkStart.class, url, "page"));
            }
            List<String> chainkit = PeerRows.chainkit(run, url, "start");
            if (!chainkit.isEmpty()) {
                programs.put("chainkit", chainkit);
            }
            Starts starts = new Starts(programs, run.brief() ? 1 : 15);
            print(starts);
            if (shared) {
                printShared(starts);
            } else {
                run.report().missing("cold start with class data sharing", "the class path has folders");
            }
            if (!chainkit.isEmpty()) {
                printAgainstChainkit(starts, shared);
            }
        } finally {
            for (String name : List.of("raw", "sdk", "page")) {
                Files.deleteIfExists(archives.resolve(name + ".jsa"));
            }
            Files.delete(archives);
        }
    }

    private void print(Starts starts) {
        String row = "cold start to the first typed response, " + RAW;
        run.report().row(row, "wall", Goal.atMost(1.15), starts.ratios("sdk", "raw"));
        figure("cold start, ms", "library; by hand", starts.millis("sdk"), starts.millis("raw"));
        figure("classes loaded until then", "library; by hand", starts.second("sdk"), starts.second("raw"));
        figure("first page of 100 transactions after the start, ms", "library", starts.millis("page"));
    }

    private void printShared(Starts starts) {
        String row = "cold start to the first typed response, " + RAW + ", both with class data sharing";
        run.report().row(row, "wall", Goal.atMost(1.1), starts.ratios("sdk-shared", "raw-shared"));
        figure(
                "cold start with class data sharing, ms",
                "library; by hand; first page",
                starts.millis("sdk-shared"),
                starts.millis("raw-shared"),
                starts.millis("page-shared"));
    }

    private void printAgainstChainkit(Starts starts, boolean shared) {
        String row = "first page of 100 transactions after the start, chainkit";
        figure(row + ", ms", "chainkit", starts.millis("chainkit"));
        run.report().row(row, "wall", null, starts.ratios("page", "chainkit"));
        if (shared) {
            run.report().row(row + ", with class data sharing", "wall", null, starts.ratios("page-shared", "chainkit"));
        }
    }

    private void figure(String name, String what, String... values) {
        run.report().figure(name, what, String.join("; ", values));
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
