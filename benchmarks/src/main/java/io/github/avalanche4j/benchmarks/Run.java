package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Machine;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.server.LoopbackServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What all rows share.
 *
 * @param report takes the rows
 * @param brief whether everything is done once and small, to see that it works
 * @param peers where other clients were put; a row whose client is not there says so
 */
record Run(Report report, boolean brief, Path peers) {
    private static final Path INSTALLED = Path.of("/usr/lib/jvm");
    private static final List<String> NO_OPTIONS = List.of();

    /** How many processes of a kind are measured, one after the other: they differ by some hundredths. */
    int forks() {
        return brief ? 1 : 3;
    }

    Comparison.Settings settings(int warmUp, int rounds, int turnMillis) {
        return slices(warmUp, rounds, turnMillis, 1);
    }

    /** Settings whose turns are in slices of {@code sliceMillis} each. */
    Comparison.Settings slices(int warmUp, int rounds, int sliceMillis, int slices) {
        return new Comparison.Settings(warmUp, rounds, sliceMillis * 1_000_000L, slices).brief(brief);
    }

    /** A comparison of sides in one process each. */
    Comparison compare(Comparison.Settings settings, Side... sides) throws IOException {
        return new Comparison(settings).run(sides);
    }

    /** A comparison of two ways in one process, whose tasks are called {@code task:one} and {@code task:other}. */
    Comparison compare(Peer worker, Comparison.Settings settings, String task, String one, String other)
            throws IOException {
        return compare(settings, new Side(one, worker, task + ":" + one), new Side(other, worker, task + ":" + other));
    }

    /** A comparison of this library with a peer, in the same task. */
    Comparison compare(Comparison.Settings settings, Peer own, Peer peer, String task) throws IOException {
        return compare(settings, new Side("sdk", own, task), new Side("peer", peer, task));
    }

    /** The JVM that this runs on. */
    static Path java() {
        return Path.of(System.getProperty("java.home"));
    }

    /** A JVM with virtual threads: this one, or the one that {@code JAVA25_HOME} names, or one that lies beside it. */
    static Optional<Path> javaWithVirtualThreads() throws IOException {
        if (Runtime.version().feature() >= 21) {
            return Optional.of(java());
        }
        String home = System.getenv("JAVA25_HOME");
        if (home != null) {
            return Optional.of(Path.of(home));
        }
        if (!Files.isDirectory(INSTALLED)) {
            return Optional.empty();
        }
        try (Stream<Path> installed = Files.list(INSTALLED)) {
            return installed
                    .filter(path -> path.getFileName().toString().contains("25"))
                    .filter(path -> Files.isExecutable(path.resolve("bin/java")))
                    .findFirst();
        }
    }

    Peer server() throws IOException {
        return Peer.java(java(), NO_OPTIONS, LoopbackServer.class);
    }

    Peer worker(Class<?> main, String... arguments) throws IOException {
        return Peer.java(java(), NO_OPTIONS, main, arguments);
    }

    /** A process that a command such as {@link Machine#oneProcessor} starts. */
    Peer on(List<String> processors, Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(processors);
        command.addAll(Peer.command(java(), NO_OPTIONS, main, arguments));
        return Peer.start(command);
    }
}
