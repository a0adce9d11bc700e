package io.github.avalanche4j.benchmarks.kit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTest {
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final Report report = new Report(new PrintStream(printed, true, UTF_8));

    @ParameterizedTest
    @CsvSource({
        "1.00, 1.01, 1.02, yes",
        "1.04, 1.05, 1.05, not decided",
        "1.05, 1.05, 1.05, yes",
        "1.07, 1.08, 1.09, **no**",
        "0.99, 1.02, 1.05, not decided",
        "1.06, 1.12, 1.24, not decided",
        "1.30, 1.31, 1.50, **no**",
    })
    void a_row_whose_quartiles_are_wider_than_its_distance_to_the_goal_is_not_decided(
            double lower, double median, double upper, String verdict) {
        report.row("one call", "CPU", Goal.atMost(1.05), new Ratios(lower, median, upper));

        assertThat(report.rows()).singleElement().asString().endsWith("| " + verdict + " |");
    }

    @Test
    void the_summary_counts_what_is_not_decided_for_itself() {
        report.row("a", "CPU", Goal.atMost(1), Ratios.of(0.5));
        report.row("b", "CPU", Goal.atLeast(5), new Ratios(4, 5.5, 7));
        report.row("c", "CPU", Goal.atLeast(5), Ratios.of(4.99));
        report.beside("d", "wall", Ratios.of(7));
        report.missing("e", "it is not there");

        assertThat(report.summary()).isEqualTo("1 of 3 goals met, 1 missed, 1 not decided");
        assertThat(report.rows()).element(3).isEqualTo("| d | wall | – | **7.00** | 7.00–7.00 |  |");
    }

    @Test
    void measured_rows_replace_those_of_the_same_name_in_a_page(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("README.md");
        Files.writeString(
                page,
                String.join(
                        "\n",
                        "# Benchmarks",
                        "",
                        "Measured on 2026-11-24 on an",
                        "old machine.",
                        "",
                        "More is better.",
                        "",
                        Report.HEAD,
                        Report.RULE,
                        "| a | CPU | ≤ 1 | **0.90** | 0.90–0.90 | yes |",
                        "| a | bytes | ≤ 1 | **0.90** | 0.90–0.90 | yes |",
                        "",
                        "Below.",
                        ""));
        List<String> rows = List.of(
                "| a | CPU | ≤ 1 | **0.50** | 0.50–0.50 | yes |", "| b | CPU | ≤ 1 | **0.60** | 0.60–0.60 | yes |");

        Page.write(page, rows, "Measured on 2026-11-28: 2 processors.", false);

        assertThat(page)
                .hasContent(String.join(
                        "\n",
                        "# Benchmarks",
                        "",
                        "Measured on 2026-11-28: 2 processors.",
                        "",
                        "More is better.",
                        "",
                        Report.HEAD,
                        Report.RULE,
                        rows.get(0),
                        "| a | bytes | ≤ 1 | **0.90** | 0.90–0.90 | yes |",
                        rows.get(1),
                        "",
                        "Below.",
                        ""));

        Page.write(page, rows.subList(1, 2), "Measured on 2026-11-29: 2 processors.", true);

        assertThat(Files.readAllLines(page))
                .filteredOn(line -> line.startsWith("| "))
                .containsExactly(Report.HEAD, rows.get(1));
    }

    @Test
    void a_page_without_a_table_stays_as_it_is(@TempDir Path folder) throws IOException {
        Path page = Files.writeString(folder.resolve("README.md"), "Measured on a whim.\n");

        assertThatThrownBy(() -> Page.write(page, List.of(), "Measured on 2026-11-28.", true))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no table in ");
        assertThat(page).hasContent("Measured on a whim.\n");
    }

    @Test
    void a_table_names_its_machine_and_its_load() throws IOException {
        String conditions = new Machine().conditions(List.of("decode", "calls"));

        assertThat(conditions)
                .matches("Measured on \\d{4}-\\d\\d-\\d\\d \\(decode, calls\\): .*")
                .contains(Runtime.getRuntime().availableProcessors() + " processors (", "JDK " + Runtime.version())
                .containsPattern("load average -?\\d+\\.\\d\\d at the start, -?\\d+\\.\\d\\d at the end");
    }
}
