package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.decode.DecodeWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Settings;
import io.github.avalanche4j.benchmarks.kit.Comparison.Side;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Pages read from a stream, and one of them written, against code written by hand. */
final class DecodeRows {
    /** With 3, the compiler still worked: the ratio was 1.07 instead of 1.01. */
    private static final int WARM_UP = 25;

    private final Run run;
    private final Comparison transactions;
    private final Comparison containers;
    private final Comparison written;
    private final Comparison blocks;
    private final Comparison logs;

    DecodeRows(Run run) {
        this.run = run;
        Settings settings = run.slices(WARM_UP, 10, 40, 2);
        this.transactions = new Comparison(settings);
        this.containers = new Comparison(settings);
        this.written = new Comparison(settings);
        this.blocks = new Comparison(settings);
        this.logs = new Comparison(settings);
    }

    /** A round takes the turns of all processes together: two of them differ by a tenth for as long as they run. */
    void print() throws IOException {
        List<Peer> workers = new ArrayList<>();
        try {
            for (int fork = 0; fork < 2 * run.forks(); fork++) {
                workers.add(run.worker(DecodeWorker.class, run.brief() ? "50" : "1"));
            }
            Side[] small = sides(workers, "transactions:sdk", "transactions:by-hand");
            Side[] large = sides(workers, "containers:sdk", "containers:by-hand");
            Side[] writing = sides(workers, "containers:write", "containers:write-by-hand");
            Side[] evmBlocks = sides(workers, "blocks:sdk", "blocks:by-hand");
            Side[] evmLogs = sides(workers, "logs:sdk", "logs:by-hand");
            // all pages first: code that has seen one type only is faster than it will ever be in a program
            for (Side[] sides : List.of(small, large, writing, evmBlocks, evmLogs)) {
                run.compare(run.settings(0, 4, 40), sides);
            }
            transactions.run(small);
            containers.run(large);
            written.run(writing);
            blocks.run(evmBlocks);
            logs.run(evmLogs);
        } finally {
            workers.forEach(Peer::close);
        }
        row("read 100 transactions, by hand into our leaf types", transactions, Metric.CPU, 1.05);
        row("read 100 transactions, by hand into our leaf types", transactions, Metric.BYTES, 1.08);
        String evmBlocks =
                "read 64 EVM blocks with 320 transactions, their receipts and 960 logs, by hand into our leaf types";
        row(evmBlocks, blocks, Metric.CPU, 1.05);
        row(evmBlocks, blocks, Metric.BYTES, 1.10);
        row("read 1 000 EVM logs, by hand into our leaf types", logs, Metric.CPU, 1.05);
        row("read 1 000 EVM logs, by hand into our leaf types", logs, Metric.BYTES, 1.10);
        row("read 1 024 containers, by hand into texts", containers, Metric.CPU, 2.3);
        row("read 1 024 containers, by hand into texts", containers, Metric.BYTES, 1.4);
        row("write 1 024 containers, by hand", written, Metric.CPU, 1.10);
    }

    private static Side[] sides(List<Peer> workers, String ours, String byHand) {
        return workers.stream()
                .flatMap(worker -> Stream.of(new Side("sdk", worker, ours), new Side("by-hand", worker, byHand)))
                .toArray(Side[]::new);
    }

    private void row(String name, Comparison comparison, Metric metric, double most) {
        String what = metric == Metric.CPU ? "CPU" : "bytes";
        run.report().row(name, what, Goal.atMost(most), comparison.ratios("sdk", "by-hand", metric));
    }
}
