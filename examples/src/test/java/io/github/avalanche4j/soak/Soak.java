package io.github.avalanche4j.soak;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Calls both families in every way there is for a time, while the servers fail and restart, and writes a table of
 * what the process holds. Arguments: how long in seconds, how many calls a second, the folder for the
 * results.
 */
final class Soak {
    private static final int THREADS = 4;
    private static final int SAMPLES = 120;
    private static final int RESTARTS = 30;

    private final SoakServers servers = new SoakServers();
    private final SoakFigures figures = new SoakFigures();
    private final Duration length;
    private final int rate;

    Soak(Duration length, int rate) {
        this.length = length;
        this.rate = rate;
    }

    public static void main(String[] args) throws Exception {
        Soak soak = new Soak(Duration.ofSeconds(Long.parseLong(args[0])), Integer.parseInt(args[1]));
        soak.run(Path.of(args[2]));
    }

    /** Runs the soak and returns the figures. The last ones are taken after the clients are closed. */
    SoakFigures run(Path folder) throws InterruptedException, IOException {
        long end = System.nanoTime() + length.toNanos();
        try (servers;
                NodeClient node =
                        NodeClient.create(servers.nodeUrl(), options -> options.timeout(Duration.ofSeconds(5)));
                DataClient data = DataClient.create(
                        servers.dataUrl(),
                        options -> options.metricsUrl(servers.dataUrl()).timeout(Duration.ofSeconds(5)))) {
            MixedCalls calls = new MixedCalls(servers, figures, node, data);
            List<Thread> callers = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                Random random = new Random(i);
                Thread caller = new Thread(() -> calls(calls, random, end), "soak");
                caller.start();
                callers.add(caller);
            }
            watch(end, folder);
            for (Thread caller : callers) {
                caller.join();
            }
        }
        SoakFigures.Sample last = figures.sample();
        System.out.println(last);
        figures.writeTable(folder.resolve("soak.csv"));
        return figures;
    }

    private void watch(long end, Path folder) throws InterruptedException, IOException {
        long step = Math.max(1, length.toMillis() / SAMPLES);
        for (int i = 0; System.nanoTime() < end; i++) {
            TimeUnit.MILLISECONDS.sleep(step);
            if (i % (SAMPLES / RESTARTS) == SAMPLES / RESTARTS - 1) {
                servers.restart();
            }
            figures.sample();
            figures.writeTable(folder.resolve("soak.csv"));
        }
    }

    private void calls(MixedCalls calls, Random random, long end) {
        long pause = TimeUnit.SECONDS.toNanos(THREADS) / rate;
        for (long due = System.nanoTime(); System.nanoTime() < end; due += pause) {
            try {
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
            } catch (InterruptedException e) {
                return;
            }
            calls.next(random);
        }
    }
}
