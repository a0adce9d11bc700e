package io.github.avalanche4j.testing.internal.args;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds the known name that was meant by one that is not known. */
public final class Nearest {
    private static final Pattern SEPARATORS = Pattern.compile("[^\\p{Alnum}]");
    private static final int SHOWN = 3;
    private static final int SHORTEST_START = 3;

    private Nearest() {}

    /** {@return {@code "; did you mean info.getNodeID?"}; empty if no known name is near} */
    public static String didYouMean(String given, Collection<String> known) {
        List<String> near = to(given, known);
        return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
    }

    /**
     * {@return the nearest names: those that differ in case and separators only, else those that go on, else the one with the fewest typing
     * errors, else those that have another prefix}
     */
    static List<String> to(String given, Collection<String> known) {
        String folded = folded(given);
        List<String> near = where(known, name -> folded(name).equals(folded));
        String text = given.toLowerCase(Locale.ROOT);
        if (near.isEmpty() && text.length() >= SHORTEST_START) {
            near = where(known, name -> name.toLowerCase(Locale.ROOT).startsWith(text));
        }
        if (near.isEmpty()) {
            near = fewestErrors(text, known);
        }
        String last = lastPart(given);
        return near.isEmpty() && !last.isEmpty()
                ? where(known, name -> lastPart(name).equals(last))
                : near;
    }

    private static List<String> fewestErrors(String given, Collection<String> known) {
        List<String> near = List.of();
        int best = Math.max(1, given.length() / 4) + 1;
        for (String name : known) {
            String text = name.toLowerCase(Locale.ROOT);
            int distance = distance(given, text);
            boolean isBetter = !near.isEmpty()
                    && distance == best
                    && commonStart(given, text) > commonStart(given, near.get(0).toLowerCase(Locale.ROOT));
            if (distance < best || isBetter) {
                best = distance;
                near = List.of(name);
            }
        }
        return near;
    }

    private static int commonStart(String one, String other) {
        int length = 0;
        while (length < Math.min(one.length(), other.length()) && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return length;
    }

    private static List<String> where(Collection<String> known, Predicate<String> fits) {
        return known.stream().filter(fits).distinct().limit(SHOWN).toList();
    }

    private static String folded(String name) {
        return SEPARATORS.matcher(name).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /** The text after the last separator: the method of an interface, the end of a path. */
    private static String lastPart(String name) {
        String[] parts = SEPARATORS.split(name.strip());
        return parts.length == 0 ? "" : parts[parts.length - 1].toLowerCase(Locale.ROOT);
    }

    /** {@return how many letters are missing, added, wrong or swapped} */
    public static int distance(String one, String other) {
        List<int[]> rows = new ArrayList<>();
        for (int i = 0; i <= one.length(); i++) {
            int[] row = new int[other.length() + 1];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                if (i == 0) {
                    row[j] = j;
                    continue;
                }
                int[] above = rows.get(i - 1);
                boolean same = one.charAt(i - 1) == other.charAt(j - 1);
                row[j] = Math.min(Math.min(above[j], row[j - 1]) + 1, above[j - 1] + (same ? 0 : 1));
                boolean swapped = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                if (swapped) {
                    row[j] = Math.min(row[j], rows.get(i - 2)[j - 2] + 1);
                }
            }
            rows.add(row);
        }
        return rows.get(one.length())[other.length()];
    }
}
