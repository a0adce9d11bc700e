package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Ratios;
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
            Comparison sign = run.compare(
                    run.settings(4, 11, 100),
                    new Side("sdk", worker, "sign"),
                    new Side("hand", worker, "sign:hand"),
                    new Side("bare", worker, "sign:bare"));
            String row = "sign a hash, Bouncy Castle ";
            Goal goal = Goal.atMost(1.05);
            Ratios toHand = sign.ratios("sdk", "hand", Metric.WALL);
            Ratios toBare = sign.ratios("sdk", "bare", Metric.WALL);
            run.report().row(row + "by hand with the recovery id", "wall", goal, toHand);
            run.report().row(row + "without the recovery id", "wall", goal, toBare);
            for (int inputs : new int[] {1, 100}) {
                transfer(worker, inputs);
            }
        }
    }

    private void transfer(Peer worker, int inputs) throws IOException {
        String row = "build and sign a transfer of " + inputs + (inputs == 1 ? " input" : " inputs") + ", avalanchejs";
        Path program = run.peers().resolve("avalanchejs/worker.mjs");
        if (!Files.exists(program) || !Files.isDirectory(program.resolveSibling("node_modules"))) {
            run.report().missing(row, "it is not installed");
            return;
        }
        try (Peer peer = Peer.start(List.of("node", program.toString()))) {
            Comparison transfers = run.compare(run.settings(4, 11, 300), worker, peer, "transfer:" + inputs);
            run.report().row(row, "per second", Goal.atLeast(5), transfers.ratios("peer", "sdk", Metric.WALL));
        }
    }
}
