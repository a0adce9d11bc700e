package io.github.avalanche4j.benchmarks.kit;

/**
 * What a ratio should be.
 *
 * @param bound the ratio
 * @param most whether less is better
 */
public record Goal(double bound, boolean most) {
    /** A goal that is met below the bound. */
    public static Goal atMost(double bound) {
        return new Goal(bound, true);
    }

    /** A goal that is met above the bound. */
    public static Goal atLeast(double bound) {
        return new Goal(bound, false);
    }

    boolean met(double ratio) {
        // as it is shown: a third digit is noise
        double shown = Double.parseDouble(Ratios.text(ratio));
        return most ? shown <= bound : shown >= bound;
    }

    @Override
    public String toString() {
        return (most ? "≤ " : "≥ ")
                + (bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound));
    }
}
