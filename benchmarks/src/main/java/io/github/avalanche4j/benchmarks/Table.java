package io.github.avalanche4j.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.benchmarks.kit.Machine;
import io.github.avalanche4j.benchmarks.kit.Page;
import io.github.avalanche4j.benchmarks.kit.Report;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures everything and prints one table. On a busy machine it refuses. */
public final class Table {
    private static final double MOST_LOAD = 1;

    private Table() {}

    private interface Rows {
        void print() throws IOException;
    }

    /**
     * Prints the table.
     *
     * @param args {@code --short} to do everything once; {@code --under-load} to measure on a busy machine; {@code
     *     --write} and a page whose rows are replaced; {@code --peers} and a folder where other clients are; names of
     *     parts for these alone
     * @throws Exception if a process cannot be started, or one side of a comparison does not do what the other does
     */
    public static void main(String[] args) throws Exception {
        List<String> words = new ArrayList<>(List.of(args));
        boolean brief = words.remove("--short");
        boolean underLoad = words.remove("--under-load");
        Path folder = Path.of(option(words, "--peers", "benchmarks/target/peers"));
        String page = option(words, "--write", "");
        double load = brief || underLoad ? 0 : loadAtRest();
        if (load > MOST_LOAD) {
            System.err.printf(
                    "The load average is %.2f. Other programs would change the figures: wait until it is at most %.0f.%n",
                    load, MOST_LOAD);
            System.exit(1);
        }
        Machine machine = new Machine();
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        List<String> rows = print(brief, folder, words, out);
        String conditions = machine.conditions(words);
        out.println(conditions);
        if (!page.isEmpty()) {
            Page.write(Path.of(page), rows, conditions, words.isEmpty());
        }
    }

    /** Takes an option and its value out of the words. */
    private static String option(List<String> words, String name, String otherwise) {
        int place = words.indexOf(name);
        if (place < 0) {
            return otherwise;
        }
        words.remove(place);
        return words.remove(place);
    }

    /** The load average, once the load of the build before has fallen; waits at most three minutes for that. */
    private static double loadAtRest() throws InterruptedException {
        for (int waits = 0; waits < 36 && Machine.load() > MOST_LOAD; waits++) {
            Thread.sleep(5000);
        }
        return Machine.load();
    }

    /** Measures some parts, or all if none is named; returns the rows. */
    static List<String> print(boolean brief, Path peers, List<String> parts, PrintStream out) throws Exception {
        Report report = new Report(out);
        Run run = new Run(report, brief, peers);
        Map<String, Rows> all = new LinkedHashMap<>();
        all.put("decode", new DecodeRows(run)::print);
        all.put("calls", new CallRows(run)::print);
        all.put("savings", new SavingRows(run)::print);
        all.put("follow", new FollowRows(run)::print);
        all.put("start", new StartRows(run)::print);
        all.put("peers", new PeerRows(run)::print);
        all.put("signature", new SignatureRows(run)::print);
        for (Map.Entry<String, Rows> part : all.entrySet()) {
            if (parts.isEmpty() || parts.contains(part.getKey())) {
                part.getValue().print();
            }
        }
        out.println();
        out.println(report.summary());
        return report.rows();
    }
}
