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
        return most ? ratio <= bound : ratio >= bound;
    }

    @Override
    public String toString() {
        return (most ? "≤ " : "≥ ")
                + (bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound));
    }
}
