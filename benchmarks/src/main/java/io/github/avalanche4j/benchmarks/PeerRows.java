package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.benchmarks.calls.CallWorker;
import io.github.avalanche4j.benchmarks.kit.Comparison;
import io.github.avalanche4j.benchmarks.kit.Comparison.Settings;
import io.github.avalanche4j.benchmarks.kit.Goal;
import io.github.avalanche4j.benchmarks.kit.Peer;
import io.github.avalanche4j.benchmarks.kit.Ratios;
import io.github.avalanche4j.benchmarks.kit.Report;
import io.github.avalanche4j.benchmarks.kit.Turn.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The same work by other clients, which are not a part of this repository; see {@code peers.sh}. */
final class PeerRows {
    private static final String WALK = "200 pages of 100 transactions, ";

    private final Run run;
    private final Report report;

    PeerRows(Run run) {
        this.run = run;
        this.report = run.report();
    }

    /** The command of a program with chainkit; empty where it is not installed. */
    private List<String> chainkit(String server) {
        Path program = run.peers().resolve("chainkit/worker.mjs");
        if (!Files.exists(program) || !Files.isDirectory(program.resolveSibling("node_modules"))) {
            return List.of();
        }
        return List.of("node", program.toString(), server);
    }

    /** The command of web3j's client with libraries of its own; empty where they are not there. */
    private List<String> web3j(String server) {
        Path peer = run.peers().resolve("web3j");
        if (!Files.isDirectory(peer.resolve("classes"))) {
            return List.of();
        }
        String path = peer + "/classes:" + peer + "/lib/*";
        return List.of(Run.java().resolve("bin/java").toString(), "-cp", path, "PeerWorker", server);
    }

    void print() throws IOException {
        try (Peer server = run.server()) {
            List<String> chainkit = chainkit(server.first());
            if (chainkit.isEmpty()) {
                report.missing(WALK + "chainkit", "it is not installed");
            } else {
                chainkit(server, chainkit);
            }
            List<String> web3j = web3j(server.first());
            if (web3j.isEmpty()) {
                report.missing("EVM batch of 100 and catching up, web3j", "it is not there");
            } else {
                web3j(server, web3j);
            }
        }
    }

    private Comparison against(Peer server, Peer peer, String task) throws IOException {
        try (Peer own = run.worker(CallWorker.class, server.first(), "20")) {
            // after 4 rounds, the JVM's compiler still worked: 4.6 times as fast, and 7 times after 16; long turns,
            // because JDKs count the CPU of the process in steps of 10 ms
            return run.compare(run.settings(6, 9, 1000), own, peer, task);
        }
    }

    private void chainkit(Peer server, List<String> command) throws IOException {
        String row = WALK + "chainkit";
        try (Peer peer = Peer.start(command)) {
            Comparison walks = against(server, peer, "walk");
            report.row(row, "CPU of the process", Goal.atMost(0.25), walks.ratios("sdk", "peer", Metric.PROCESS_CPU));
            report.beside(row, "items per second", walks.ratios("peer", "sdk", Metric.WALL));
        }
        List<String> small = List.of("-Xmx64m", "-XX:+UseSerialGC");
        report.row(row, memory(small), Goal.atMost(0.55), peakMemory(server, command, small));
        // what is left without the compiler that optimizes most
        List<String> simple = List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
        report.beside(row, memory(simple), peakMemory(server, command, simple));
    }

    private static String memory(List<String> options) {
        return "peak memory, ours at " + String.join(" ", options);
    }

    private Ratios peakMemory(Peer server, List<String> command, List<String> options) throws IOException {
        double[] ratios = new double[2 * run.forks()];
        for (int fork = 0; fork < ratios.length; fork++) {
            try (Peer peer = Peer.start(command);
                    Peer small = Peer.java(Run.java(), options, CallWorker.class, server.first(), "20")) {
                run.compare(run.settings(0, 5, 1), small, peer, "walk");
                ratios[fork] = small.peakMemory() / peer.peakMemory();
            }
        }
        return Ratios.of(ratios);
    }

    private void web3j(Peer server, List<String> command) throws IOException {
        try (Peer peer = Peer.start(command);
                Peer own = run.worker(CallWorker.class, server.first(), "20")) {
            // long turns, because web3j's batch waits for most of its time, and JDKs count its CPU in steps of 10 ms
            Comparison batch = run.compare(run.settings(6, 7, 1000), own, peer, "evm:batch");
            String row = "EVM batch of 100, web3j's";
            report.row(row, "CPU of the process", Goal.atMost(0.5), batch.ratios("sdk", "peer", Metric.PROCESS_CPU));
            report.beside(row, "times as fast", batch.ratios("peer", "sdk", Metric.WALL));
            // the compilers of both clients still work for eight rounds, and are a part of the process
            catchUp(peer, own, run.settings(10, 7, 1), "evm:blocks", "catch up 20 000 blocks with receipts");
            catchUp(
                    peer,
                    own,
                    run.settings(1, 4, 1),
                    "evm:blocks:near",
                    "catch up 2 000 blocks with receipts, 2 ms latency");
        }
    }

    private void catchUp(Peer peer, Peer own, Settings settings, String task, String title) throws IOException {
        Comparison blocks = run.compare(settings, own, peer, task);
        String row = title + ", web3j's replay flowable";
        report.row(row, "CPU of the process", Goal.atMost(0.3), blocks.ratios("sdk", "peer", Metric.PROCESS_CPU));
        report.beside(row, "times as fast", blocks.ratios("peer", "sdk", Metric.WALL));
    }
}
