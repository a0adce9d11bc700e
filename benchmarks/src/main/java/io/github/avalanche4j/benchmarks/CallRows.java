package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.CallWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Machine;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import io.github.avalanche4j.benchmarks.server.LoopbackServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Calls against OkHttp and Jackson by hand. */
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
            oneCall();
            Optional<Path> java = Run.javaWithVirtualThreads();
            crowds(server, java.orElse(Run.java()), java.isPresent());
        }
    }

    /**
     * A call takes some 20 µs, most of them in the kernel, and which processor runs either end of its connection changes
     * that by a tenth. So the row with a goal has both ends on one.
     */
    private void oneCall() throws IOException {
        Comparison near = oneCall(Machine.oneProcessor());
        String row = "one call, " + BY_HAND;
        report.row(row, "CPU", Goal.atMost(1.02), near.ratios("sdk", "raw", Metric.CPU));
        report.row(row, "bytes", Goal.atMost(1.05), near.ratios("sdk", "raw", Metric.BYTES));
        report.beside(row, "wall", near.ratios("sdk", "raw", Metric.WALL));
        Comparison anywhere = oneCall(List.of());
        report.beside(row + ", on all processors", "CPU", anywhere.ratios("sdk", "raw", Metric.CPU));
    }

    /**
     * Two processes differ by some hundredths, so there are more than elsewhere. The compilers work on a call for some
     * seconds: before, it allocates and costs more beside a call by hand than it does later.
     */
    private Comparison oneCall(List<String> processors) throws IOException {
        Comparison calls = new Comparison(run.slices(120, 10, 50, 6));
        try (Peer server = run.on(processors, LoopbackServer.class)) {
            for (int fork = 0; fork < 2 * run.forks(); fork++) {
                try (Peer worker = run.on(processors, CallWorker.class, server.first(), crowd)) {
                    calls.run(new Side("sdk", worker, "call:sdk"), new Side("raw", worker, "call:raw"));
                }
            }
        }
        return calls;
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
        Comparison calls = run.compare(worker, run.slices(6, 6, 1700, 4), task, "sdk", "raw");
        String row = title + ", " + BY_HAND;
        report.row(row, "CPU of the process", Goal.atMost(1.15), calls.ratios("sdk", "raw", Metric.PROCESS_CPU));
        report.beside(row, "wall", calls.ratios("sdk", "raw", Metric.WALL));
    }
}
