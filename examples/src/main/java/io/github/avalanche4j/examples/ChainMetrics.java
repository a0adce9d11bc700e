package io.github.avalanche4j.examples;

import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * How busy a chain was: its average transactions per second as a PNG with every day in it, and a small chart of the
 * months in the terminal. It needs no screen; drawing text needs a font, which the smallest container images lack.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --metrics URL} another one; no key is needed. {@code --chain ID} is the EVM chain id, {@code --days N}
 * how many days to show, {@code --out FILE} where the chart goes ({@code target/average-tps.png} unless set).
 */
public final class ChainMetrics {
    private static final int WIDTH = 50;

    private ChainMetrics() {}

    /** Shows the chart. */
    public static void main(String[] args) {
        // nothing is shown in a window, so a machine without a screen will do
        System.setProperty("java.awt.headless", "true");
        Example.run(ChainMetrics::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(args, "host", "metrics", "chain", "days", "out");
        String chain = arguments.get("chain").orElse(SampleData.CHAIN);
        Path file = arguments.out("average-tps.png");
        NavigableMap<LocalDate, BigDecimal> days = new TreeMap<>();
        try (Services services = Services.of(arguments)) {
            long count = arguments.number("days", 365);
            for (MetricPoint point : services.client()
                    .metrics()
                    .chain(chain)
                    .series(ChainMetric.AVG_TPS, q -> q.timeInterval(TimeInterval.DAY))
                    .limit(count)) {
                days.put(point.timestamp().atOffset(ZoneOffset.UTC).toLocalDate(), point.value());
            }
        }
        if (days.isEmpty()) {
            out.println("chain " + chain + " has no figures");
            return;
        }
        print(chain, days, out);
        draw(chain, days, file);
        out.println("every day is in " + file.getFileName());
    }

    private static void print(String chain, NavigableMap<LocalDate, BigDecimal> days, PrintStream out) {
        Map<YearMonth, BigDecimal> months = days.entrySet().stream()
                .collect(Collectors.groupingBy(
                        day -> YearMonth.from(day.getKey()),
                        TreeMap::new,
                        Collectors.collectingAndThen(
                                Collectors.mapping(Map.Entry::getValue, Collectors.toList()), ChainMetrics::mean)));
        BigDecimal top = months.values().stream().max(Comparator.naturalOrder()).orElseThrow();
        Map.Entry<LocalDate, BigDecimal> busiest =
                days.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();

        out.println(
                "Chain " + chain + ", average transactions per second, " + days.firstKey() + " to " + days.lastKey());
        months.forEach((month, value) -> out.printf("  %s %6s %s%n", month, value, bar(value, top)));
        out.println(
                "mean " + mean(days.values()) + ", busiest day " + busiest.getKey() + " with " + busiest.getValue());
    }

    private static String bar(BigDecimal value, BigDecimal top) {
        if (top.signum() == 0) {
            return "";
        }
        BigDecimal length = value.multiply(BigDecimal.valueOf(WIDTH)).divide(top, 0, RoundingMode.HALF_UP);
        return "#".repeat(length.intValueExact());
    }

    private static BigDecimal mean(Collection<BigDecimal> values) {
        BigDecimal sum = values.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        return sum.divide(BigDecimal.valueOf(values.size()), 2, RoundingMode.HALF_EVEN);
    }

    private static void draw(String chain, NavigableMap<LocalDate, BigDecimal> days, Path file) throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(1000)
                .height(400)
                .title("Chain " + chain)
                .yAxisTitle("transactions per second")
                .build();
        chart.getStyler()
                .setXAxisTickLabelsFormattingFunction(
                        day -> LocalDate.ofEpochDay(Math.round(day)).toString())
                .setLegendVisible(false);
        List<Long> x = days.keySet().stream().map(LocalDate::toEpochDay).toList();
        chart.addSeries("average", x, List.copyOf(days.values())).setMarker(SeriesMarkers.NONE);
        try (OutputStream out = Files.newOutputStream(file)) {
            ChartEncoder.saveChart(chart, out, "png");
        }
    }
}
