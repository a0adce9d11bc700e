package io.github.avalanche4j.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page with the table is what the cases say; with {@code -Ddocs=write} it is written. */
class HostileDocTest {
    private static final Path PAGE = Path.of("..", "docs", "hostile.md");

    @Test
    void the_page_lists_every_case() throws IOException {
        Map<String, List<HostileCase>> subjects = HostileCases.all().stream()
                .collect(Collectors.groupingBy(HostileCase::subject, LinkedHashMap::new, Collectors.toList()));
        StringBuilder page = new StringBuilder("""
                # Fault injection: hostile servers

                The table lists what a server can do to a client, and how the call ends. `HostileServersTest` runs
                the %s cases against the real clients, on the calling thread and in the background, in a JVM with a
                heap of 64 MB: one case of 13 in every build, all of them with `-Plong`. Each call ends as the table
                says, without an `OutOfMemoryError`. The message is one line of bounded length without control
                characters. The connection is closed, or kept for the next call. `HostileDocTest` generates this
                page (`-Ddocs=write`).
                """.formatted(HostileCases.all().size()));
        subjects.forEach((subject, cases) -> {
            page.append("\n## ").append(subject).append("\n\n");
            page.append("| A server that … | asked by | ends in | which says |\n|---|---|---|---|\n");
            cases.forEach(each -> page.append(row(each)));
        });
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).as("run the tests with -Ddocs=write").isEqualTo(page.toString());
    }

    private static String row(HostileCase each) {
        String ending =
                each.exception() == null ? "a value" : "`" + each.exception().getSimpleName() + "`";
        String says = each.says().stream()
                .filter(words -> !words.isEmpty())
                .map(HostileDocTest::printable)
                .collect(Collectors.joining(" … "));
        String runs = each.times() > 20 ? ", " + each.times() + " times" : "";
        return "| " + each.name() + " | `" + each.attack().words() + "`" + runs + " | " + ending + " | " + says
                + " |\n";
    }

    private static String printable(String words) {
        StringBuilder text = new StringBuilder("`");
        words.chars()
                .forEach(c -> text.append(
                        c < ' ' || c > '~' && c != '…' ? String.format("\\u%04x", c) : String.valueOf((char) c)));
        return text.append('`').toString().replace("|", "\\|");
    }
}
