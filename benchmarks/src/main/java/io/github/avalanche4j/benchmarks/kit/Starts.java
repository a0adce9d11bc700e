package io.github.avalanche4j.benchmarks.kit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Programs that are started again and again, in turns, until each prints its first line. */
public final class Starts {
    private final Map<String, List<Double>> nanos = new LinkedHashMap<>();
    private final Map<String, String> second = new LinkedHashMap<>();

    /** Starts each program some times; the first round fills the machine's caches and does not count. */
    public Starts(Map<String, List<String>> commands, int rounds) throws IOException {
        Random random = new Random(2);
        List<String> order = new ArrayList<>(commands.keySet());
        for (int round = rounds == 1 ? 0 : -1; round < rounds; round++) {
            Collections.shuffle(order, random);
            for (String name : order) {
                double took = start(name, commands.getOrDefault(name, List.of()));
                if (round >= 0) {
                    nanos.computeIfAbsent(name, unused -> new ArrayList<>()).add(took);
                }
            }
        }
    }

    private double start(String name, List<String> command) throws IOException {
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
            String first = out.readLine();
            double took = System.nanoTime() - start;
            if (first == null || !first.startsWith("started ")) {
                throw new IOException(name + " said " + first);
            }
            String more = out.readLine();
            second.put(name, more == null ? "" : more.substring(more.indexOf(' ') + 1));
            process.waitFor();
            return took;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } finally {
            process.destroyForcibly();
        }
    }

    /** The ratios of one program to another. */
    public Ratios ratios(String program, String reference) {
        return Ratios.between(nanos(program), nanos(reference));
    }

    /** The median of a program in milliseconds. */
    public String millis(String program) {
        return Long.toString(Math.round(Ratios.of(nanos(program)).median() / 1e6));
    }

    private double[] nanos(String program) {
        return nanos.getOrDefault(program, List.of()).stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    /** What the program said in its second line. */
    public String second(String program) {
        return second.getOrDefault(program, "");
    }
}
