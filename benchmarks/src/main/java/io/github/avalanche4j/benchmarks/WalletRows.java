package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import io.github.avalanche4j.benchmarks.wallet.WalletWorker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What building and signing costs, beside avalanchejs and beside Bouncy Castle alone. */
final class WalletRows {
    private final Run run;

    WalletRows(Run run) {
        this.run = run;
    }

    void print() throws IOException {
        try (Peer worker = run.worker(WalletWorker.class)) {
            Comparison sign = new Comparison(run.settings(4, 11, 100))
                    .run(
                            new Side("sdk", worker, "sign"),
                            new Side("hand", worker, "sign:hand"),
                            new Side("bare", worker, "sign:bare"));
            run.report()
                    .row(
                            "sign a hash, Bouncy Castle by hand with the recovery id",
                            "wall",
                            Goal.atMost(1.05),
                            sign.ratios("sdk", "hand", Metric.WALL));
            run.report()
                    .row(
                            "sign a hash, Bouncy Castle without the recovery id",
                            "wall",
                            Goal.atMost(1.05),
                            sign.ratios("sdk", "bare", Metric.WALL));
            for (int inputs : new int[] {1, 100}) {
                transfer(worker, inputs);
            }
        }
    }

    private void transfer(Peer worker, int inputs) throws IOException {
        String row = "build and sign a transfer of " + inputs + " inputs, avalanchejs";
        Path program = run.peers().resolve("avalanchejs/worker.mjs");
        if (!Files.exists(program) || !Files.isDirectory(program.resolveSibling("node_modules"))) {
            run.report().missing(row, "it is not installed");
            return;
        }
        try (Peer peer = Peer.start(List.of("node", program.toString()))) {
            String task = "transfer:" + inputs;
            Comparison transfers = new Comparison(run.settings(4, 11, 300))
                    .run(new Side("sdk", worker, task), new Side("peer", peer, task));
            run.report().row(row, "per second", Goal.atLeast(5), transfers.ratios("peer", "sdk", Metric.WALL));
        }
    }
}
