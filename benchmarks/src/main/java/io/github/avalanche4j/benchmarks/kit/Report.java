package io.github.avalanche4j.benchmarks.kit;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The table, as Markdown. A row is printed when it is measured. */
public final class Report {
    static final String HEAD = "| row | of what | goal | median | quartiles | met |";
    static final String RULE = "|---|---|---|---|---|---|";

    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final List<String> rows = new ArrayList<>();
    private final PrintStream out;

    /** A table on {@code out}. */
    public Report(PrintStream out) {
        this.out = out;
        out.println(HEAD);
        out.println(RULE);
    }

    /** A row with a goal. */
    public void row(String name, String metric, Goal goal, Ratios ratios) {
        Verdict verdict = Verdict.of(goal, ratios);
        verdicts.merge(verdict, 1, Integer::sum);
        print(name, metric, goal.toString(), ratios, verdict.toString());
    }

    /** A row without a goal, which says what the rows beside it mean on this machine. */
    public void beside(String name, String metric, Ratios ratios) {
        print(name, metric, "–", ratios, "");
    }

    private void print(String name, String metric, String goal, Ratios ratios, String verdict) {
        String quartiles = Ratios.text(ratios.lower()) + "–" + Ratios.text(ratios.upper());
        print(name, metric, goal, "**" + Ratios.text(ratios.median()) + "**", quartiles, verdict);
    }

    /** A row that could not be measured here. */
    public void missing(String name, String reason) {
        print(name, reason, "–", "not measured", "–", "");
    }

    private void print(String... cells) {
        String row = "| " + String.join(" | ", cells) + " |";
        rows.add(row);
        out.println(row);
        out.flush();
    }

    /** The rows so far. */
    public List<String> rows() {
        return List.copyOf(rows);
    }

    /** How many of the goals are met. */
    public String summary() {
        int met = verdicts.getOrDefault(Verdict.MET, 0);
        int missed = verdicts.getOrDefault(Verdict.MISSED, 0);
        int open = verdicts.getOrDefault(Verdict.NOT_DECIDED, 0);
        return met + " of " + (met + missed + open) + " goals met, " + missed + " missed, " + open + " not decided";
    }
}
