package io.github.avalanche4j.benchmarks.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A page with the table. Measured rows replace those of the same name. */
public final class Page {
    private static final String CONDITIONS = "Measured on ";

    private Page() {}

    /**
     * Writes rows and the sentence about the machine into a page.
     *
     * @param all whether these are all rows; otherwise the others stay
     */
    public static void write(Path page, List<String> measured, String conditions, boolean all) throws IOException {
        List<String> lines = Files.readAllLines(page);
        int head = lines.indexOf(Report.HEAD);
        if (head < 0) {
            throw new IOException("no table in " + page);
        }
        int end = head + 2;
        Map<String, String> rows = new LinkedHashMap<>();
        for (; end < lines.size() && lines.get(end).startsWith("|"); end++) {
            if (!all) {
                rows.put(name(lines.get(end)), lines.get(end));
            }
        }
        measured.forEach(row -> rows.put(name(row), row));
        List<String> written = new ArrayList<>();
        boolean old = false;
        for (String line : lines.subList(0, head + 2)) {
            if (line.startsWith(CONDITIONS)) {
                written.addAll(wrapped(conditions));
            }
            old = line.startsWith(CONDITIONS) || old && !line.isEmpty();
            if (!old) {
                written.add(line);
            }
        }
        written.addAll(rows.values());
        written.addAll(lines.subList(end, lines.size()));
        Files.write(page, written);
    }

    /** The first two cells: a row is about one thing, and may be measured in more than one way. */
    private static String name(String row) {
        return row.substring(0, row.indexOf(" | ", row.indexOf(" | ") + 1));
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() + 1 + word.length() > 100) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
