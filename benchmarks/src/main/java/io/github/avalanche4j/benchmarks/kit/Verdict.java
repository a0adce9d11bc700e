package io.github.avalanche4j.benchmarks.kit;

/** Whether a goal is met. */
public enum Verdict {
    /** It is. */
    MET("yes"),
    /** It is not. */
    MISSED("**no**"),
    /** The quartiles are further apart than the median is from the goal: another run may well say the opposite. */
    NOT_DECIDED("not decided");

    private final String text;

    Verdict(String text) {
        this.text = text;
    }

    /** What some ratios say of a goal. */
    static Verdict of(Goal goal, Ratios ratios) {
        // as they are shown: a third digit is noise
        double median = Ratios.shown(ratios.median());
        double width = Ratios.shown(ratios.upper()) - Ratios.shown(ratios.lower());
        if (width > Math.abs(median - goal.bound())) {
            return NOT_DECIDED;
        }
        return goal.met(median) ? MET : MISSED;
    }

    @Override
    public String toString() {
        return text;
    }
}
