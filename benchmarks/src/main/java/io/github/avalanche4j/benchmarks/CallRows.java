package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.CallWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
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

    private void oneCall(Peer server) throws IOException {
        Comparison calls = new Comparison(run.settings(12, 15, 300));
        for (int fork = 0; fork < run.forks(); fork++) {
            try (Peer worker = run.worker(CallWorker.class, server.first(), crowd)) {
                calls.run(new Side("sdk", worker, "call:sdk"), new Side("raw", worker, "call:raw"));
            }
        }
        String row = "one call, " + BY_HAND;
        report.row(row, "CPU", Goal.atMost(1.05), calls.ratios("sdk", "raw", Metric.CPU));
        report.row(row, "bytes", Goal.atMost(1.05), calls.ratios("sdk", "raw", Metric.BYTES));
        report.row(row, "wall", null, calls.ratios("sdk", "raw", Metric.WALL));
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
        Comparison calls = new Comparison(run.settings(12, 11, 1))
                .run(new Side("sdk", worker, task + ":sdk"), new Side("raw", worker, task + ":raw"));
        String row = title + ", " + BY_HAND;
        report.row(row, "wall", Goal.atMost(1.10), calls.ratios("sdk", "raw", Metric.WALL));
        report.row(row, "CPU of the process", Goal.atMost(1.15), calls.ratios("sdk", "raw", Metric.PROCESS_CPU));
    }

    /** Ratios the other way round: how many times as fast. */
    private void saved(Peer server) throws IOException {
        try (Peer worker = run.worker(CallWorker.class, server.first(), crowd)) {
            Comparison batch = new Comparison(run.settings(30, 21, 60))
                    .run(new Side("batch", worker, "evm:batch"), new Side("singles", worker, "evm:singles"));
            report.row(
                    "EVM batch of 100, 100 calls one by one",
                    "times as fast",
                    Goal.atLeast(25),
                    batch.ratios("singles", "batch", Metric.WALL));
            Comparison ranges = new Comparison(run.settings(4, 9, 1))
                    .run(new Side("one", worker, "containers:1"), new Side("eight", worker, "containers:8"));
            report.row(
                    "8 000 containers in ranges of 100, 20 ms latency: 8 in flight, one",
                    "times as fast",
                    Goal.atLeast(7),
                    ranges.ratios("one", "eight", Metric.WALL));
            Comparison prefetch = new Comparison(run.settings(2, 9, 1))
                    .run(new Side("none", worker, "prefetch:0"), new Side("ahead", worker, "prefetch:1"));
            report.row(
                    "20 pages of 100 transactions, 20 ms latency, 20 ms of work: one page ahead, none",
                    "times as fast",
                    Goal.atLeast(1.75),
                    prefetch.ratios("none", "ahead", Metric.WALL));
        }
    }
}
