package io.github.avalanche4j.examples;

import io.github.avalanche4j.data.metrics.ChainMetricsClient;
import io.github.avalanche4j.data.metrics.series.ChainMetric;
import io.github.avalanche4j.data.metrics.series.MetricPoint;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * How a chain is doing: nine figures of its days as a page of small charts, a PNG, and as a table in the terminal. Each
 * figure is shown with its newest value and with how the mean of its last 30 days compares with that of the 30 days
 * before. It needs no screen; drawing text needs a font, which the smallest container images lack.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --metrics URL} another one; no key is needed. {@code --chain ID} is the EVM chain id, {@code --days N}
 * how many days to show, {@code --out FILE} where the page goes ({@code target/chain-report.png} unless set).
 */
public final class ChainReport {
    private static final int GIGA = 9;
    private static final int TOKEN = 18;

    private ChainReport() {}

    /** Shows the report. */
    public static void main(String[] args) {
        // nothing is shown in a window, so a machine without a screen will do
        System.setProperty("java.awt.headless", "true");
        Example.run(ChainReport::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(args, "host", "metrics", "chain", "days", "out");
        String id = arguments.get("chain").orElse(SampleData.CHAIN);
        Path file = arguments.out("chain-report.png");
        long days = arguments.number("days", 365);
        List<ChainFigure> figures = new ArrayList<>();
        String title;
        try (Services services = Services.of(arguments)) {
            ChainMetricsClient chain = services.client().metrics().chain(id);
            title = chain.info().execute().chainName().orElse("Chain " + id);
            addTo(figures, chain, ChainMetric.TX_COUNT, "Transactions", 0, days);
            addTo(figures, chain, ChainMetric.ACTIVE_ADDRESSES, "Active addresses", 0, days);
            addTo(figures, chain, ChainMetric.CUMULATIVE_ADDRESSES, "Addresses ever active", 0, days);
            addTo(figures, chain, ChainMetric.AVG_TPS, "Transactions per second", 0, days);
            addTo(figures, chain, ChainMetric.MAX_TPS, "Most in one second", 0, days);
            addTo(figures, chain, ChainMetric.GAS_USED, "Gas used", 0, days);
            addTo(figures, chain, ChainMetric.AVG_GAS_PRICE, "Gas price, gwei", GIGA, days);
            addTo(figures, chain, ChainMetric.FEES_PAID, "Fees paid, tokens", TOKEN, days);
            addTo(figures, chain, ChainMetric.CONTRACTS, "New contracts", 0, days);
        }
        if (figures.isEmpty()) {
            out.println("chain " + id + " has no figures");
            return;
        }
        print(title + ", chain " + id, figures, out);
        new ReportPage(title, "EVM chain " + id, figures).save(file);
        out.println("the charts are in " + file.getFileName());
    }

    /** {@code decimals} is the decimals of the shown unit. */
    private static void addTo(
            List<ChainFigure> figures,
            ChainMetricsClient chain,
            ChainMetric metric,
            String name,
            int decimals,
            long count) {
        NavigableMap<LocalDate, BigDecimal> days = new TreeMap<>();
        for (MetricPoint point :
                chain.series(metric, q -> q.timeInterval(TimeInterval.DAY)).limit(count)) {
            days.put(
                    point.timestamp().atOffset(ZoneOffset.UTC).toLocalDate(),
                    point.value().movePointLeft(decimals));
        }
        if (!days.isEmpty()) {
            figures.add(new ChainFigure(name, days));
        }
    }

    private static void print(String title, List<ChainFigure> figures, PrintStream out) {
        NavigableMap<LocalDate, BigDecimal> days = figures.get(0).days();
        out.println(title + ", " + days.firstKey() + " to " + days.lastKey());
        out.printf("  %-24s %9s %9s %9s%n", "", "last day", "30 days", "change");
        for (ChainFigure figure : figures) {
            out.printf(
                    "  %-24s %9s %9s %9s%n", figure.name(), figure.newest(), figure.lastMonth(), figure.changeText());
        }
    }
}
