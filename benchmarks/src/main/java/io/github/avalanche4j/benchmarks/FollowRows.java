package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.FollowWorker;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Ratios;
import io.github.avalanche4j.benchmarks.kit.Report;
import java.io.IOException;
import java.util.Arrays;

/** How soon a follower of an EVM chain has a new block, and what it keeps in memory. */
final class FollowRows {
    private final Run run;

    FollowRows(Run run) {
        this.run = run;
    }

    void print() throws IOException {
        Report report = run.report();
        Ratios latency = figures("latency", run.brief() ? "3" : "500");
        String woken = "from a block's acceptance to the reader, woken up by WebSocket, a call of the same node";
        report.row(woken, "wall", Goal.atMost(10), latency); // by polling it would be the interval, a minute
        try (Peer server = run.server()) {
            Ratios heap = figures("heap", run.brief() ? "100" : "10000", server.first());
            String row = "heap in use while 100 000 blocks with receipts are followed, after 10 000";
            report.row(row, "bytes", Goal.atMost(1.05), heap);
        }
    }

    /** What a worker prints in its first line. */
    private Ratios figures(String... arguments) throws IOException {
        try (Peer worker = run.worker(FollowWorker.class, arguments)) {
            return Ratios.of(Arrays.stream(worker.first().split(" ", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray());
        }
    }
}
