package io.github.avalanche4j.benchmarks.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Programs that are started again and again, in turns, until each prints its first line. */
public final class Starts {
    private final Map<String, List<Double>> nanos = new LinkedHashMap<>();

    /** Starts each program some times; the first round fills the machine's caches and does not count. */
    public Starts(Map<String, List<String>> commands, int rounds) throws IOException {
        Random random = new Random(2);
        List<String> order = new ArrayList<>(commands.keySet());
        for (int round = rounds == 1 ? 0 : -1; round < rounds; round++) {
            Collections.shuffle(order, random);
            for (String name : order) {
                double took = start(commands.getOrDefault(name, List.of()));
                if (round >= 0) {
                    nanos.computeIfAbsent(name, unused -> new ArrayList<>()).add(took);
                }
            }
        }
    }

    private static double start(List<String> command) throws IOException {
        long start = System.nanoTime();
        try (Peer program = Peer.start(command)) {
            double took = System.nanoTime() - start;
            if (program.first().isEmpty()) {
                throw new IOException("a program had no response: " + command);
            }
            return took;
        }
    }

    /** The ratios of one program to another. */
    public Ratios ratios(String program, String reference) {
        return Ratios.between(nanos(program), nanos(reference));
    }

    private double[] nanos(String program) {
        return nanos.getOrDefault(program, List.of()).stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }
}
