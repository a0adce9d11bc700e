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
            cpu("verify a signature of 20, jblst alone", 1.10, verify.ratios("sdk", "bare", Metric.CPU));
            cpu("verify 64 messages in a batch, one by one", 0.65, verify.ratios("batch", "sdk", Metric.CPU));
            Comparison keys = run.compare(
                    run.settings(3, 11, 1),
                    new Side("again", worker, "set:again"),
                    new Side("first", worker, "set:first"));
            cpu("set of 1 000 validators with known keys, new keys", 0.1, keys.ratios("again", "first", Metric.CPU));
            printManySigners(worker);
        }
    }

    /**
     * Subtracting an absent validator takes about 1/2000 of a verification with one signer, and looking at each of 1 000
     * validators 1/50. The goals leave a tenth above that.
     */
    private void printManySigners(Peer worker) throws IOException {
        Comparison many = run.compare(
                run.settings(4, 11, 1),
                new Side("1", worker, "signed:1:100"),
                new Side("1000:67", worker, "signed:1000:67"),
                new Side("1000:90", worker, "signed:1000:90"),
                new Side("1000:100", worker, "signed:1000:100"),
                new Side("1000:90:batch", worker, "signed:1000:90:batch"),
                new Side("5000:67", worker, "signed:5000:67"),
                new Side("5000:90", worker, "signed:5000:90"),
                new Side("5000:100", worker, "signed:5000:100"));
        cpu("verify a signature of 67 % of 1 000, one signer's", 1.3, many.ratios("1000:67", "1", Metric.CPU));
        cpu("verify a signature of 90 % of 1 000, one signer's", 1.25, many.ratios("1000:90", "1", Metric.CPU));
        cpu("verify a signature of 100 % of 1 000, one signer's", 1.1, many.ratios("1000:100", "1", Metric.CPU));
        cpu("verify a signature of 67 % of 5 000, one signer's", 2.2, many.ratios("5000:67", "1", Metric.CPU));
        cpu("verify a signature of 90 % of 5 000, one signer's", 1.5, many.ratios("5000:90", "1", Metric.CPU));
        cpu("verify a signature of 100 % of 5 000, one signer's", 1.2, many.ratios("5000:100", "1", Metric.CPU));
        cpu(
                "verify 16 signatures of 90 % of 1 000 in a batch, one by one",
                0.7, many.ratios("1000:90:batch", "1000:90", Metric.CPU));
    }

    private void cpu(String row, double most, Ratios ratios) {
        run.report().row(row, "CPU", Goal.atMost(most), ratios);
    }
}
