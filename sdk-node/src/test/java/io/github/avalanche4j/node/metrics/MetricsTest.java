package io.github.avalanche4j.node.metrics;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.NodeTestBase;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A node's metrics; the expected values are read off the text by hand. */
class MetricsTest extends NodeTestBase {
    private static String text() throws IOException {
        try (InputStream in = MetricsTest.class.getResourceAsStream("/metrics/node.txt")) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    private Metrics metrics() throws IOException {
        fake.onGet("/ext/metrics").respondStatus(200, "text/plain; version=0.0.4; charset=utf-8", text());
        return node.metrics().get().execute();
    }

    @Test
    void metrics_are_asked_for_as_a_text() throws IOException {
        metrics();

        assertThat(fake.received()).hasSize(1);
        assertThat(fake.received().get(0).method()).isEqualTo("GET");
        assertThat(fake.received().get(0).path()).isEqualTo("/ext/metrics");
        assertThat(fake.received().get(0).header("accept")).contains("text/plain");
    }

    @Test
    void a_value_is_found_by_name_and_labels() throws IOException {
        Metrics metrics = metrics();

        assertThat(metrics.value("avalanche_network_peers")).hasValue(4);
        assertThat(metrics.value("avalanche_snowman_last_accepted_height", Map.of("chain", "C")))
                .hasValue(17);
        assertThat(metrics.value("avalanche_snowman_last_accepted_height", Map.of("chain", "P")))
                .hasValue(1_795_206_382);
        assertThat(metrics.value("avalanche_snowman_last_accepted_height", Map.of("chain", "X")))
                .isEmpty();
        assertThat(metrics.value("avalanche_snowman_last_accepted_height")).isEmpty();
        assertThat(metrics.value("avalanche_nothing")).isEmpty();
    }

    @Test
    void a_metric_has_its_type_its_help_and_its_samples() throws IOException {
        MetricFamily messages = metrics().family("avalanche_network_msgs").orElseThrow();

        assertThat(messages.type()).isEqualTo(MetricType.COUNTER);
        assertThat(messages.help()).isEqualTo("Number of handled messages");
        assertThat(messages.samples()).extracting(MetricSample::value).containsExactly(120_034.0, 3.0);
        assertThat(messages.samples().get(0).labels().keySet()).containsExactly("compressed", "io", "op");
        assertThat(messages.samples().get(0).timestamp()).isEmpty();
    }

    @Test
    void the_parts_of_a_summary_and_a_histogram_belong_to_it() throws IOException {
        Metrics metrics = metrics();
        MetricFamily summary =
                metrics.family("avalanche_evm_eth_rpc_duration_all").orElseThrow();
        MetricFamily histogram = metrics.family("avalanche_api_request_seconds").orElseThrow();

        assertThat(summary.type()).isEqualTo(MetricType.SUMMARY);
        assertThat(summary.help()).isEqualTo("A summary\nwith a backslash \\ in its help");
        assertThat(summary.samples()).hasSize(4);
        assertThat(summary.samples().get(0).value()).isNaN();
        assertThat(summary.samples().get(1).value()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(histogram.type()).isEqualTo(MetricType.HISTOGRAM);
        assertThat(histogram.help()).isEmpty();
        assertThat(histogram.samples()).hasSize(4);
        assertThat(metrics.value("avalanche_api_request_seconds_bucket", Map.of("le", "+Inf")))
                .hasValue(5);
        assertThat(metrics.samples("avalanche_api_request_seconds_count"))
                .containsExactly(histogram.samples().get(3));
    }

    @Test
    void blanks_escapes_and_times_are_read_as_the_format_has_them() throws IOException {
        Metrics metrics = metrics();
        MetricSample bare = metrics.samples("without_type_or_help").get(0);

        assertThat(bare.value()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(bare.timestamp()).contains(Instant.ofEpochMilli(1_395_066_363_000L));
        assertThat(metrics.family("without_type_or_help").orElseThrow().type()).isEqualTo(MetricType.UNTYPED);
        assertThat(metrics.value("quoted", Map.of("path", "C:\\DIR\\", "error", "cannot \"open\"\nfile")))
                .hasValue(0);
        assertThat(metrics.families()).hasSize(7);
    }

    @Test
    void a_text_that_was_kept_reads_alike() throws IOException {
        assertThat(Metrics.parse(text())).isEqualTo(metrics()).hasSameHashCodeAs(Metrics.parse(text()));
        assertThat(Metrics.parse(text().replace("\n", "\r\n"))).isEqualTo(Metrics.parse(text()));
        assertThat(Metrics.parse("").families()).isEmpty();
    }

    @Test
    void a_type_that_is_not_known_keeps_its_text() {
        Metrics metrics = Metrics.parse("# TYPE x gaugehistogram\nx 1");

        MetricType type = metrics.family("x").orElseThrow().type();
        assertThat(type.isKnown()).isFalse();
        assertThat(type.value()).isEqualTo("gaugehistogram");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "x | no number",
                "x one | no number",
                "x 1d | no number",
                "x 0x1p3 | no number",
                "x 1.2.3 | no number",
                "x 1 now | no time in milliseconds",
                "x 1 99999999999999999999 | no time in milliseconds",
                "x 1 2 3 | text after the sample",
                "5x 1 | no name of a metric",
                "{a=\"b\"} 1 | no name of a metric",
                "x{5=\"b\"} 1 | no name of a label",
                "x{a:b=\"c\"} 1 | '=' is missing",
                "x{a=b} 1 | '\"' is missing",
                "x{a=\"b\" c=\"d\"} 1 | ',' is missing",
                "x{a=\"b\\t\"} 1 | unknown escape",
                "x{a=\"b} 1 | without its end",
                "x{a=\"b\" | ',' is missing",
                "<!DOCTYPE html> | no name of a metric"
            })
    void a_line_that_is_none_is_reported_with_its_number(String line, String says) {
        ResponseFormatException failure =
                catchThrowableOfType(ResponseFormatException.class, () -> Metrics.parse("# HELP\n\n" + line + "\nx 1"));

        assertThat(failure.path()).isEqualTo("line 3");
        assertThat(failure).hasMessageContaining(says).hasMessageContaining("line 3");
    }

    @Test
    void a_page_of_something_else_is_reported_with_the_text_around() {
        fake.onGet("/ext/metrics")
                .respondStatus(200, "text/html", "<html>\nnot a node</html>")
                .always();

        assertThatThrownBy(() -> node.metrics().get().execute())
                .isInstanceOfSatisfying(
                        ResponseFormatException.class,
                        failure -> assertThat(failure.path()).isEqualTo("line 1"))
                .hasMessageContaining("GET /ext/metrics")
                .hasMessageContaining("not a node");
    }

    @Test
    void metrics_longer_than_the_bound_are_refused() {
        try (NodeClient small = NodeClient.create(fake.url(), options -> options.maxResponseBytes(1024))) {
            fake.onGet("/ext/metrics").respondStatus(200, "text/plain", "x 1\n".repeat(1000));

            assertThatThrownBy(() -> small.metrics().get().execute())
                    .isInstanceOf(ResponseTooLargeException.class)
                    .hasMessageContaining("maxResponseBytes");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "# EOF", "#", "# TYPE", "# TYPE x", "# HELP", "#x 1", "  \t "})
    void lines_that_say_nothing_are_no_metric(String line) {
        assertThat(Metrics.parse(line).families()).isEmpty();
    }

    @Test
    void a_metric_that_is_only_described_has_no_samples() {
        MetricFamily described =
                Metrics.parse("# HELP x\n# TYPE y gauge\n").family("y").orElseThrow();

        assertThat(described).isEqualTo(new MetricFamily("y", MetricType.GAUGE, "", List.of()));
    }
}
