package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
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
            Comparison verify = new Comparison(run.settings(4, 11, 1))
                    .run(
                            new Side("sdk", worker, "verify"),
                            new Side("bare", worker, "verify:bare"),
                            new Side("batch", worker, "verify:batch"));
            run.report()
                    .row(
                            "verify a signature of 20, jblst alone",
                            "wall",
                            Goal.atMost(1.10),
                            verify.ratios("sdk", "bare", Metric.WALL));
            run.report()
                    .row(
                            "verify 64 messages in a batch, one by one",
                            "wall",
                            Goal.atMost(0.6),
                            verify.ratios("batch", "sdk", Metric.WALL));
            Comparison keys = new Comparison(run.settings(3, 11, 1))
                    .run(new Side("again", worker, "set:again"), new Side("first", worker, "set:first"));
            run.report()
                    .row(
                            "set of 1 000 validators with known keys, new keys",
                            "wall",
                            Goal.atMost(0.1),
                            keys.ratios("again", "first", Metric.WALL));
        }
    }
}
