package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.decode.DecodeWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Two pages read from a stream, and one of them written, against code written by hand. */
final class DecodeRows {
    private static final Map<String, String> PAGES = new LinkedHashMap<>();

    static {
        PAGES.put("transactions", "100 transactions");
        PAGES.put("containers", "1 024 containers");
    }

    private static final List<String> READ = List.of("sdk", "by-hand");
    private static final List<String> WRITTEN = List.of("write", "write-by-hand");

    /** With 3, the compiler still worked: the ratio was 1.07 instead of 1.01. */
    private static final int WARM_UP = 25;

    private final Run run;
    private final Map<String, Comparison> read = new LinkedHashMap<>();
    private final Comparison written;

    DecodeRows(Run run) {
        this.run = run;
        this.written = new Comparison(run.settings(WARM_UP, 15, 40));
    }

    void print() throws IOException {
        for (int fork = 0; fork < run.forks(); fork++) {
            try (Peer worker = run.worker(DecodeWorker.class, run.brief() ? "50" : "1")) {
                // all pages first: code that has seen one type only is faster than it will ever be in a program
                for (String page : PAGES.keySet()) {
                    new Comparison(run.settings(0, 4, 40)).run(sides(worker, page, READ));
                }
                new Comparison(run.settings(0, 4, 40)).run(sides(worker, "containers", WRITTEN));
                for (String page : PAGES.keySet()) {
                    comparison(page).run(sides(worker, page, READ));
                }
                written.run(sides(worker, "containers", WRITTEN));
            }
        }
        PAGES.forEach(this::row);
        run.report()
                .row(
                        "write 1 024 containers, by hand",
                        "CPU",
                        Goal.atMost(1.10),
                        written.ratios("write", "write-by-hand", Metric.CPU));
    }

    private Comparison comparison(String page) {
        return read.computeIfAbsent(page, unused -> new Comparison(run.settings(WARM_UP, 15, 40)));
    }

    private static Side[] sides(Peer worker, String page, List<String> ways) {
        return ways.stream().map(way -> new Side(way, worker, page + ":" + way)).toArray(Side[]::new);
    }

    private void row(String page, String title) {
        boolean containers = page.equals("containers");
        Comparison reading = comparison(page);
        Report report = run.report();
        String byHand = "read " + title + ", by hand into " + (containers ? "texts" : "our leaf types");
        report.row(byHand, "CPU", Goal.atMost(containers ? 2.3 : 1.05), reading.ratios("sdk", "by-hand", Metric.CPU));
        report.row(
                byHand, "bytes", Goal.atMost(containers ? 1.4 : 1.08), reading.ratios("sdk", "by-hand", Metric.BYTES));
    }
}
