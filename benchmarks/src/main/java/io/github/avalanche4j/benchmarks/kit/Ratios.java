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

    /** These ratios divided by {@code whole}: how much of it they are. */
    public Ratios share(double whole) {
        return new Ratios(lower / whole, median / whole, upper / whole);
    }

    /** A ratio with the digits that are shown. */
    static double shown(double ratio) {
        return Double.parseDouble(text(ratio));
    }

    /** Two decimals below ten, one below a hundred. */
    public static String text(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.2f" : ratio < 100 ? "%.1f" : "%.0f", ratio);
    }
}
