package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.CallWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Settings;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Ratios;
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
        Comparison calls = compare(worker, run.settings(12, 11, 600), task, "sdk", "raw");
        String row = title + ", " + BY_HAND;
        report.row(row, "wall", Goal.atMost(1.10), calls.ratios("sdk", "raw", Metric.WALL));
        report.row(row, "CPU of the process", Goal.atMost(1.15), calls.ratios("sdk", "raw", Metric.PROCESS_CPU));
    }

    private Comparison compare(Peer worker, Settings settings, String task, String one, String other)
            throws IOException {
        return run.compare(
                settings, new Side(one, worker, task + ":" + one), new Side(other, worker, task + ":" + other));
    }

    private void saved(Peer server) throws IOException {
        try (Peer worker = run.worker(CallWorker.class, server.first(), crowd)) {
            Settings batch = run.settings(30, 21, 60);
            saved(worker, batch, "evm", "singles", "batch", 25, "EVM batch of 100, 100 calls one by one");
            String ranges = "8 000 containers in ranges of 100, 20 ms latency: 8 in flight, one";
            saved(worker, run.settings(12, 9, 1), "containers", "1", "8", 7, ranges);
            String pages = "20 pages of 100 transactions, 20 ms latency, 20 ms of work: one page ahead, none";
            saved(worker, run.settings(2, 9, 1), "prefetch", "0", "1", 1.75, pages);
        }
    }

    private void saved(Peer worker, Settings settings, String task, String slow, String fast, double least, String row)
            throws IOException {
        Ratios ratios = compare(worker, settings, task, slow, fast).ratios(slow, fast, Metric.WALL);
        report.row(row, "times as fast", Goal.atLeast(least), ratios);
    }
}
