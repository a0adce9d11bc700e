package io.github.avalanche4j.benchmarks.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Sides that take turns in a shuffled order, so that whatever else the machine does hits all of them. A ratio is that
 * of two turns of one round; what was measured in several processes of the same kind is put together.
 */
public final class Comparison {
    private final Random random = new Random(1);
    private final Map<String, List<Turn>> turns = new LinkedHashMap<>();
    private final Settings settings;

    /**
     * How long to measure.
     *
     * @param warmUp rounds that do not count
     * @param rounds rounds that count
     * @param turnNanos the least length of a turn
     * @param slices in how many shorter turns a side takes its turn of a round that counts; the other sides take theirs
     *     in between
     */
    public record Settings(int warmUp, int rounds, long turnNanos, int slices) {
        /** The same, shortened to one short turn each where {@code brief}. */
        public Settings brief(boolean brief) {
            return brief ? new Settings(0, 1, 1, 1) : this;
        }
    }

    /**
     * One side.
     *
     * @param name what it is called in {@link #ratios}; sides of the same name, in several processes, are one, and a
     *     round has the mean of their turns
     * @param task its task in that process
     */
    public record Side(String name, Peer peer, String task) {}

    /** A comparison of sides that do the same. */
    public Comparison(Settings settings) {
        this.settings = settings;
    }

    /** Takes all turns of some processes; may be called again with others. */
    public Comparison run(Side... sides) throws IOException {
        List<Side> order = new ArrayList<>(List.of(sides));
        for (int round = -settings.warmUp(); round < settings.rounds(); round++) {
            Map<String, List<Turn>> slices = new LinkedHashMap<>();
            for (int slice = 0; slice < (round < 0 ? 1 : settings.slices()); slice++) {
                Collections.shuffle(order, random);
                for (Side side : order) {
                    slices.computeIfAbsent(side.name(), unused -> new ArrayList<>())
                            .add(side.peer().turn(side.task(), settings.turnNanos()));
                }
            }
            Map<String, Turn> bySide = new LinkedHashMap<>();
            slices.forEach((name, all) -> bySide.put(name, Turn.mean(all)));
            long distinct = bySide.values().stream().map(Turn::check).distinct().count();
            if (distinct != 1) {
                throw new IllegalStateException("the sides did not do the same: " + bySide);
            }
            if (round >= 0) {
                bySide.forEach((name, turn) ->
                        turns.computeIfAbsent(name, unused -> new ArrayList<>()).add(turn));
            }
        }
        return this;
    }

    /** The ratios of one side to another. */
    public Ratios ratios(String side, String reference, Turn.Metric metric) {
        return Ratios.between(figures(side, metric), figures(reference, metric));
    }

    private double[] figures(String side, Turn.Metric metric) {
        return turns.getOrDefault(side, List.of()).stream()
                .mapToDouble(metric::of)
                .toArray();
    }
}
