package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.CallWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import java.io.IOException;

/** What batches, parallel ranges and prefetched pages save. */
final class SavingRows {
    private final Run run;
    private final Report report;

    SavingRows(Run run) {
        this.run = run;
        this.report = run.report();
    }

    void print() throws IOException {
        try (Peer server = run.server();
                Peer worker = run.worker(CallWorker.class, server.first(), run.brief() ? "20" : "1000")) {
            Comparison batch = run.compare(worker, run.settings(8, 9, 600), "evm", "singles", "batch");
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
        Comparison large = run.compare(worker, run.settings(8, 9, 1600), "containers", "1", "8");
        String row = "8 000 containers in ranges of 100, 20 ms latency: 8 in flight, one";
        report.row(row, "CPU of the process", Goal.atMost(1.05), large.ratios("8", "1", Metric.PROCESS_CPU));
        report.beside(row, "times as fast", large.ratios("1", "8", Metric.WALL));
        Comparison small = run.compare(worker, run.settings(1, 5, 1), "far-containers", "1", "8");
        report.row(
                "240 containers in ranges of 10, 200 ms latency: 8 in flight, one",
                "of 8 times as fast",
                Goal.atLeast(0.9),
                small.ratios("1", "8", Metric.WALL).share(8));
    }

    /** Ten times latency and work would be eleven times one of them, if nothing else took time. */
    private void pages(Peer worker) throws IOException {
        Comparison pages = run.compare(worker, run.settings(1, 5, 1), "prefetch", "0", "1");
        report.row(
                "10 pages of 100 transactions, 200 ms latency, 200 ms of work: one page ahead, none",
                "of 1.82 times as fast",
                Goal.atLeast(0.9),
                pages.ratios("0", "1", Metric.WALL).share(20.0 / 11));
    }
}
