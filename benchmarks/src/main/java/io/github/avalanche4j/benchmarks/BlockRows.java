package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.decode.BlockWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import java.io.IOException;

/** P-Chain blocks decoded from the node's JSON, against the same blocks decoded from their bytes. */
final class BlockRows {
    private final Run run;

    BlockRows(Run run) {
        this.run = run;
    }

    void print() throws IOException {
        Comparison comparison = new Comparison(run.settings(6, 9, 40));
        for (int fork = 0; fork < run.forks(); fork++) {
            try (Peer worker = run.worker(BlockWorker.class)) {
                comparison.run(
                        new Side("json", worker, "json"),
                        new Side("bytes", worker, "bytes"),
                        new Side("hex", worker, "hex"));
            }
        }
        Report report = run.report();
        String row = "decode P-Chain blocks from JSON, against ";
        report.row(row + "bytes", "CPU", Goal.atLeast(3), comparison.ratios("json", "bytes", Metric.CPU));
        report.row(row + "hex", "CPU", Goal.atLeast(3), comparison.ratios("json", "hex", Metric.CPU));
        report.row(row + "bytes", "bytes", null, comparison.ratios("json", "bytes", Metric.BYTES));
    }
}
