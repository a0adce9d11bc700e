package io.github.avalanche4j.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableTest {
    private static List<String> rows(Path peers, String part) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Table.print(true, peers, List.of(part), new PrintStream(printed, true, UTF_8));
        return printed.toString(UTF_8)
                .lines()
                .skip(2)
                .filter(line -> line.startsWith("|"))
                .toList();
    }

    /** Each side is checked to have read the same as the others; that fails the row. */
    @Test
    void each_page_is_read_and_written_by_all_sides_with_the_same_result(@TempDir Path noPeers) throws Exception {
        assertThat(rows(noPeers, "decode")).hasSize(4 * 2 + 1).noneMatch(row -> row.contains("not measured"));
    }

    @Test
    @Tag("long")
    void each_row_of_calls_and_starts_can_be_measured(@TempDir Path noPeers) throws Exception {
        assertThat(rows(noPeers, "calls")).hasSizeGreaterThan(8).anyMatch(row -> row.contains("one call"));
        assertThat(rows(noPeers, "savings")).hasSize(6).noneMatch(row -> row.contains("not measured"));
        assertThat(rows(noPeers, "start"))
                .anyMatch(row -> row.contains("cold start"))
                .anyMatch(row -> row.contains("classes loaded"));
    }

    @Test
    @Tag("long")
    void an_evm_chain_is_followed(@TempDir Path noPeers) throws Exception {
        assertThat(rows(noPeers, "follow"))
                .hasSize(2)
                .noneMatch(row -> row.contains("not measured"))
                .anyMatch(row -> row.contains("woken up by WebSocket") && row.contains("| wall |"));
    }

    @Test
    @Tag("long")
    void signatures_are_verified(@TempDir Path noPeers) throws Exception {
        assertThat(rows(noPeers, "signature")).hasSize(10);
    }

    @Test
    void a_client_that_is_not_here_is_said_to_be_missing(@TempDir Path noPeers) throws Exception {
        assertThat(rows(noPeers, "peers")).hasSize(2).allMatch(row -> row.contains("not measured"));
    }
}
