package io.github.avalanche4j.benchmarks.kit;

import java.util.Arrays;
import java.util.Locale;

/** Ratios of several rounds: their median is the figure, their quartiles the noise. */
public record Ratios(double lower, double median, double upper) {
    /** Those of some ratios. */
    public static Ratios of(double... ratios) {
        double[] sorted = ratios.clone();
        Arrays.sort(sorted);
        return new Ratios(sorted[sorted.length / 4], sorted[sorted.length / 2], sorted[3 * sorted.length / 4]);
    }

    /** The ratios of figures to references in the same order. */
    static Ratios between(double[] figures, double[] references) {
        double[] ratios = new double[Math.min(figures.length, references.length)];
        Arrays.setAll(ratios, i -> figures[i] / references[i]);
        return of(ratios);
    }

    /** Two decimals below ten, one above. */
    public static String text(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.2f" : "%.1f", ratio);
    }
}
