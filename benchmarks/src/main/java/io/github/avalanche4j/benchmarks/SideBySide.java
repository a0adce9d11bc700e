package io.github.avalanche4j.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Variants of one task that take turns in a shuffled order within one run. Each turn repeats the task for a while and
 * takes the CPU time and the allocation of its own thread and the time that passed. A ratio is the median over the
 * rounds of variant against reference in the same round; its quartiles are the noise.
 */
final class SideBySide {
    private static final int ROUNDS = 21;
    private static final int WARM_UP_ROUNDS = 10;
    private static final long TURN_NANOS = 60_000_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final List<Variant> variants = new ArrayList<>();
    private final String title;
    private Object last = "";

    private record Variant(String name, Supplier<Object> task, List<Turn> turns) {}

    /** What one repetition took. */
    private record Turn(double cpu, double bytes, double wall) {}

    SideBySide(String title) {
        this.title = title;
    }

    /** Adds a variant; the first is the reference. */
    SideBySide variant(String name, Supplier<Object> task) {
        variants.add(new Variant(name, task, new ArrayList<>()));
        return this;
    }

    /** Runs all and prints a line per variant; {@code unit} is what bytes are divided by. */
    void run(long unit, String unitName) {
        Random random = new Random(1);
        List<Variant> order = new ArrayList<>(variants);
        for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
            Collections.shuffle(order, random);
            for (Variant variant : order) {
                Turn turn = turn(variant.task());
                if (round >= 0) {
                    variant.turns().add(turn);
                }
            }
        }
        report(unit, unitName);
    }

    private Turn turn(Supplier<Object> task) {
        long self = Thread.currentThread().getId();
        int repetitions = 0;
        long bytes = threads.getThreadAllocatedBytes(self);
        long cpu = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        do {
            last = task.get();
            repetitions++;
        } while (System.nanoTime() - start < TURN_NANOS);
        double wall = System.nanoTime() - start;
        double used = threads.getCurrentThreadCpuTime() - cpu;
        double allocated = threads.getThreadAllocatedBytes(self) - bytes;
        return new Turn(used / repetitions, allocated / repetitions, wall / repetitions);
    }

    private void report(long unit, String unitName) {
        List<Turn> reference = variants.get(0).turns();
        System.out.printf("%n%s (%d rounds, turns of %d ms)%n", title, ROUNDS, TURN_NANOS / 1_000_000);
        System.out.printf("  %-44s %8s %17s %8s %14s%n", "", "CPU x", "quartiles", "wall x", "bytes/" + unitName);
        for (Variant variant : variants) {
            List<Turn> own = variant.turns();
            double[] cpu = ratios(own, reference, true);
            double[] wall = ratios(own, reference, false);
            double bytes = own.stream()
                    .mapToDouble(Turn::bytes)
                    .sorted()
                    .skip(ROUNDS / 2)
                    .findFirst()
                    .orElseThrow();
            System.out.printf(
                    "  %-44s %8.2f %8.2f %8.2f %8.2f %14.2f%n",
                    variant.name(),
                    cpu[ROUNDS / 2],
                    cpu[ROUNDS / 4],
                    cpu[3 * ROUNDS / 4],
                    wall[ROUNDS / 2],
                    bytes / unit);
        }
        if (last == title) {
            throw new IllegalStateException("never so: it keeps the results in use");
        }
    }

    private static double[] ratios(List<Turn> own, List<Turn> reference, boolean cpu) {
        double[] ratios = new double[own.size()];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = cpu
                    ? own.get(i).cpu() / reference.get(i).cpu()
                    : own.get(i).wall() / reference.get(i).wall();
        }
        Arrays.sort(ratios);
        return ratios;
    }
}
