package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import io.github.avalanche4j.benchmarks.wallet.WalletWorker;
import java.io.IOException;

/** What signing costs, beside Bouncy Castle. */
final class WalletRows {
    private final Run run;

    WalletRows(Run run) {
        this.run = run;
    }

    void print() throws IOException {
        try (Peer worker = run.worker(WalletWorker.class)) {
            Comparison sign = run.compare(
                    run.settings(4, 11, 100), new Side("sdk", worker, "sign"), new Side("bare", worker, "sign:bare"));
            run.report()
                    .row(
                            "sign a hash, Bouncy Castle without the recovery id",
                            "wall",
                            Goal.atMost(1.05),
                            sign.ratios("sdk", "bare", Metric.WALL));
        }
    }
}
