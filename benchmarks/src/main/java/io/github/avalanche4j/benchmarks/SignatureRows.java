package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Ratios;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import io.github.avalanche4j.benchmarks.signature.SignatureWorker;
import java.io.IOException;

/** What verifying costs on top of blst, what a batch saves, and what the key cache saves. */
final class SignatureRows {
    private final Run run;

    SignatureRows(Run run) {
        this.run = run;
    }

    void print() throws IOException {
        try (Peer worker = run.worker(SignatureWorker.class)) {
            Comparison verify = run.compare(
                    run.settings(4, 11, 1),
                    new Side("sdk", worker, "verify"),
                    new Side("bare", worker, "verify:bare"),
                    new Side("batch", worker, "verify:batch"));
            wall("verify a signature of 20, jblst alone", 1.10, verify.ratios("sdk", "bare", Metric.WALL));
            wall("verify 64 messages in a batch, one by one", 0.6, verify.ratios("batch", "sdk", Metric.WALL));
            Comparison keys = run.compare(
                    run.settings(3, 11, 1),
                    new Side("again", worker, "set:again"),
                    new Side("first", worker, "set:first"));
            wall("set of 1 000 validators with known keys, new keys", 0.1, keys.ratios("again", "first", Metric.WALL));
        }
    }

    private void wall(String row, double most, Ratios ratios) {
        run.report().row(row, "wall", Goal.atMost(most), ratios);
    }
}
