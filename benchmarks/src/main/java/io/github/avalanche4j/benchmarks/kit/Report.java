package io.github.avalanche4j.benchmarks.kit;

import java.io.PrintStream;

/** The table, as Markdown. A row is printed when it is measured. */
public final class Report {
    private final PrintStream out;
    private int rows;
    private int met;

    /** A table on {@code out}. */
    public Report(PrintStream out) {
        this.out = out;
        out.println("| row | of what | goal | median | quartiles | met |");
        out.println("|---|---|---|---|---|---|");
    }

    /** A row. */
    public void row(String name, String metric, Goal goal, Ratios ratios) {
        boolean reached = goal.met(ratios.median());
        rows++;
        met += reached ? 1 : 0;
        print(
                name,
                metric,
                goal.toString(),
                "**" + Ratios.text(ratios.median()) + "**",
                Ratios.text(ratios.lower()) + "–" + Ratios.text(ratios.upper()),
                reached ? "yes" : "**no**");
    }

    /** A row that could not be measured here. */
    public void missing(String name, String reason) {
        print(name, reason, "–", "not measured", "–", "");
    }

    private void print(String... cells) {
        out.println("| " + String.join(" | ", cells) + " |");
        out.flush();
    }

    /** How many of the goals are met. */
    public String summary() {
        return met + " of " + rows + " goals met";
    }
}
