package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.CallWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Settings;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Calls against OkHttp and Jackson by hand, and what batches and parallel ranges save. */
final class CallRows {
    private static final String BY_HAND = "OkHttp and Jackson by hand";

    private final Run run;
    private final Report report;
    private final String crowd;

    CallRows(Run run) {
        this.run = run;
        this.report = run.report();
        this.crowd = run.brief() ? "20" : "1000";
    }

    void print() throws IOException {
        try (Peer server = run.server()) {
            oneCall(server);
            Optional<Path> java = Run.javaWithVirtualThreads();
            crowds(server, java.orElse(Run.java()), java.isPresent());
            saved(server);
        }
    }

    /**
     * Two processes differ by some hundredths, so there are more than elsewhere. The compilers work on a call for some
     * seconds: before, it allocates and costs more beside a call by hand than it does later.
     */
    private void oneCall(Peer server) throws IOException {
        Comparison calls = new Comparison(run.slices(150, 10, 50, 12));
        for (int fork = 0; fork < 2 * run.forks(); fork++) {
            try (Peer worker = run.worker(CallWorker.class, server.first(), crowd)) {
                calls.run(new Side("sdk", worker, "call:sdk"), new Side("raw", worker, "call:raw"));
            }
        }
        String row = "one call, " + BY_HAND;
        report.row(row, "CPU", Goal.atMost(1.02), calls.ratios("sdk", "raw", Metric.CPU));
        report.row(row, "bytes", Goal.atMost(1.05), calls.ratios("sdk", "raw", Metric.BYTES));
        report.beside(row, "wall", calls.ratios("sdk", "raw", Metric.WALL));
    }

    private void crowds(Peer server, Path java, boolean virtualThreads) throws IOException {
        try (Peer worker = Peer.java(java, List.of("-Xmx1g"), CallWorker.class, server.first(), crowd)) {
            if (virtualThreads) {
                crowd(worker, "virtual", "1 000 virtual threads, 50 ms latency");
            } else {
                report.missing("1 000 virtual threads", "there is no JDK 21 or later: set JAVA25_HOME");
            }
            crowd(worker, "async", "1 000 async calls, 50 ms latency");
            crowd(worker, "chained", "1 000 async calls, 64 outstanding, 20 ms latency");
        }
    }

    private void crowd(Peer worker, String task, String title) throws IOException {
        // long turns, because JDKs count the CPU of the process in steps of 10 ms
        Comparison calls = compare(worker, run.slices(8, 6, 600, 2), task, "sdk", "raw");
        String row = title + ", " + BY_HAND;
        report.row(row, "CPU of the process", Goal.atMost(1.15), calls.ratios("sdk", "raw", Metric.PROCESS_CPU));
        report.beside(row, "wall", calls.ratios("sdk", "raw", Metric.WALL));
    }

    private Comparison compare(Peer worker, Settings settings, String task, String one, String other)
            throws IOException {
        return run.compare(
                settings, new Side(one, worker, task + ":" + one), new Side(other, worker, task + ":" + other));
    }

    private void saved(Peer server) throws IOException {
        try (Peer worker = run.worker(CallWorker.class, server.first(), crowd)) {
            Comparison batch = compare(worker, run.settings(8, 9, 600), "evm", "singles", "batch");
            String row = "EVM batch of 100, 100 calls one by one";
            report.row(
                    row, "CPU of the process", Goal.atMost(0.05), batch.ratios("batch", "singles", Metric.PROCESS_CPU));
            report.beside(row, "times as fast", batch.ratios("singles", "batch", Metric.WALL));
            ranges(worker);
            pages(worker);
        }
    }

    /**
     * With 8 ranges in flight, the latency allows 8 times the speed. Large ranges wait for the processors instead, and
     * small ones at a long latency show what the walk itself adds.
     */
    private void ranges(Peer worker) throws IOException {
        Comparison large = compare(worker, run.settings(12, 9, 1), "containers", "1", "8");
        String row = "8 000 containers in ranges of 100, 20 ms latency: 8 in flight, one";
        report.row(row, "CPU of the process", Goal.atMost(1.05), large.ratios("8", "1", Metric.PROCESS_CPU));
        report.beside(row, "times as fast", large.ratios("1", "8", Metric.WALL));
        Comparison small = compare(worker, run.settings(1, 5, 1), "far-containers", "1", "8");
        report.row(
                "240 containers in ranges of 10, 200 ms latency: 8 in flight, one",
                "of 8 times as fast",
                Goal.atLeast(0.9),
                small.ratios("1", "8", Metric.WALL).share(8));
    }

    /** Ten times latency and work would be eleven times one of them, if nothing else took time. */
    private void pages(Peer worker) throws IOException {
        Comparison pages = compare(worker, run.settings(1, 5, 1), "prefetch", "0", "1");
        report.row(
                "10 pages of 100 transactions, 200 ms latency, 200 ms of work: one page ahead, none",
                "of 1.82 times as fast",
                Goal.atLeast(0.9),
                pages.ratios("0", "1", Metric.WALL).share(20.0 / 11));
    }
}
