package io.github.avalanche4j.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.benchmarks.kit.Report;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;

/** Measures everything and prints one table. On a busy machine it refuses. */
public final class Table {
    private static final double MOST_LOAD = 1;

    private Table() {}

    /**
     * Prints the table.
     *
     * @param args {@code --short} to do everything once; {@code --peers} and a folder where other clients are; names of
     *     parts for these alone
     * @throws Exception if a process cannot be started, or one side of a comparison does not do what the other does
     */
    public static void main(String[] args) throws Exception {
        List<String> words = List.of(args);
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        if (load > MOST_LOAD && !words.contains("--short")) {
            System.err.printf(
                    "The load average is %.2f. Other programs would change the figures: wait until it is at most %.0f.%n",
                    load, MOST_LOAD);
            System.exit(1);
        }
        int peers = words.indexOf("--peers");
        Path folder = Path.of(peers < 0 ? "benchmarks/target/peers" : words.get(peers + 1));
        List<String> parts = words.stream()
                .filter(word -> !word.startsWith("--") && !word.equals(folder.toString()))
                .toList();
        print(words.contains("--short"), folder, parts, new PrintStream(System.out, true, UTF_8));
    }

    /** Measures some parts, or all if none is named. */
    static void print(boolean brief, Path peers, List<String> parts, PrintStream out) throws Exception {
        Report report = new Report(out);
        Run run = new Run(report, brief, peers);
        if (parts.isEmpty() || parts.contains("decode")) {
            new DecodeRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("blocks")) {
            new BlockRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("calls")) {
            new CallRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("follow")) {
            new FollowRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("start")) {
            new StartRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("peers")) {
            new PeerRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("signature")) {
            new SignatureRows(run).print();
        }
        if (parts.isEmpty() || parts.contains("wallet")) {
            new WalletRows(run).print();
        }
        out.println();
        out.println(report.summary());
    }
}
