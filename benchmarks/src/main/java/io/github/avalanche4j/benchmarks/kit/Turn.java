package io.github.avalanche4j.benchmarks.kit;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What one repetition took, as the mean of a turn, and what a worker says of its process.
 *
 * @param wall nanoseconds that passed
 * @param threadCpu nanoseconds of CPU of the thread that ran the task
 * @param processCpu nanoseconds of CPU of the whole process
 * @param bytes what that thread allocated
 * @param check a check sum of the work
 */
public record Turn(double wall, double threadCpu, double processCpu, double bytes, long check) {
    /** As a worker prints it. */
    public String line() {
        return "turn " + wall + " " + threadCpu + " " + processCpu + " " + bytes + " " + check;
    }

    /** What {@link #line} printed; workers in other languages print the same. */
    public static Turn parse(String line) {
        String[] parts = line.split(" ", -1);
        if (parts.length != 6 || !parts[0].equals("turn")) {
            throw new IllegalStateException("a worker said: " + line);
        }
        return new Turn(
                Double.parseDouble(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]),
                Double.parseDouble(parts[4]),
                Long.parseLong(parts[5]));
    }

    /** The mean of turns of the same work. */
    static Turn mean(List<Turn> turns) {
        return new Turn(
                mean(turns, Turn::wall),
                mean(turns, Turn::threadCpu),
                mean(turns, Turn::processCpu),
                mean(turns, Turn::bytes),
                turns.get(turns.size() - 1).check());
    }

    private static double mean(List<Turn> turns, ToDoubleFunction<Turn> figure) {
        return turns.stream().mapToDouble(figure).average().orElseThrow();
    }

    /** One of the figures. */
    public enum Metric {
        /** Time that passed. */
        WALL,
        /** CPU of the thread. */
        CPU,
        /** CPU of the process. */
        PROCESS_CPU,
        /** Bytes allocated by the thread. */
        BYTES;

        double of(Turn turn) {
            return switch (this) {
                case WALL -> turn.wall();
                case CPU -> turn.threadCpu();
                case PROCESS_CPU -> turn.processCpu();
                case BYTES -> turn.bytes();
            };
        }
    }
}
