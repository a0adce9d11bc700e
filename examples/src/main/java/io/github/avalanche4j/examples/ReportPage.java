package io.github.avalanche4j.examples;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import javax.imageio.ImageIO;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A page of cards, each with one figure of a chain and its chart. */
final class ReportPage {
    private static final int COLUMNS = 3;
    private static final int CARD_WIDTH = 400;
    private static final int CARD_HEIGHT = 250;
    private static final int GAP = 20;
    private static final int HEADER = 92;
    private static final int PADDING = 20;
    /** from so many days on, an axis shows months */
    private static final int MONTHS = 120;

    private static final Color PAPER = new Color(0xF4F5F7);
    private static final Color INK = new Color(0x1D2129);
    private static final Color FAINT = new Color(0x7A8291);
    private static final Color LINES = new Color(0xE9EBEF);
    private static final Color RED = new Color(0xE84142);
    private static final Color PALE_RED = new Color(0xF2A9A9);
    private static final Color PALER_RED = new Color(0xE8, 0x41, 0x42, 0x1E);
    private static final Color UP = new Color(0x15803D);
    private static final Color DOWN = new Color(0xB42318);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);
    /** with the year: the chart shows no labels at all if two of them are equal */
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM ’uu", Locale.ENGLISH);

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    private final String title;
    private final String subtitle;
    private final List<ChainFigure> figures;

    ReportPage(String title, String subtitle, List<ChainFigure> figures) {
        this.title = title;
        this.subtitle = subtitle;
        this.figures = figures;
    }

    void save(Path file) throws IOException {
        int rows = (figures.size() + COLUMNS - 1) / COLUMNS;
        int width = GAP + COLUMNS * (CARD_WIDTH + GAP);
        int height = HEADER + rows * (CARD_HEIGHT + GAP);
        BufferedImage page = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = page.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(PAPER);
        graphics.fillRect(0, 0, width, height);
        header(graphics, width);
        for (int i = 0; i < figures.size(); i++) {
            int x = GAP + i % COLUMNS * (CARD_WIDTH + GAP);
            int y = HEADER + i / COLUMNS * (CARD_HEIGHT + GAP);
            card((Graphics2D) graphics.create(x, y, CARD_WIDTH, CARD_HEIGHT), figures.get(i));
        }
        graphics.dispose();
        try (OutputStream out = Files.newOutputStream(file)) {
            ImageIO.write(page, "png", out);
        }
    }

    private void header(Graphics2D graphics, int width) {
        text(graphics, title, GAP, 46, font(Font.BOLD, 26), INK);
        text(graphics, subtitle, GAP, 70, font(Font.PLAIN, 14), FAINT);
        LocalDate first = figures.get(0).days().firstKey();
        LocalDate last = figures.get(0).days().lastKey();
        right(
                graphics,
                first.format(DATE) + " to " + last.format(DATE) + "; each day, and the mean of 7",
                width - GAP,
                70,
                font(Font.PLAIN, 14),
                FAINT);
    }

    private static void card(Graphics2D graphics, ChainFigure figure) {
        graphics.setColor(Color.WHITE);
        graphics.fill(new RoundRectangle2D.Double(0, 0, CARD_WIDTH, CARD_HEIGHT, 14, 14));
        text(graphics, figure.name(), PADDING, 32, font(Font.PLAIN, 14), FAINT);
        text(graphics, figure.newest(), PADDING, 64, font(Font.BOLD, 26), INK);
        right(
                graphics,
                figure.changeText(),
                CARD_WIDTH - PADDING,
                52,
                font(Font.BOLD, 15),
                figure.change().orElse(0) < 0 ? DOWN : UP);
        right(graphics, "30 days", CARD_WIDTH - PADDING, 68, font(Font.PLAIN, 11), FAINT);
        Graphics2D below = (Graphics2D) graphics.create(8, 78, CARD_WIDTH - 16, CARD_HEIGHT - 86);
        chart(figure).paint(below, CARD_WIDTH - 16, CARD_HEIGHT - 86);
        below.dispose();
        graphics.dispose();
    }

    private static XYChart chart(ChainFigure figure) {
        XYChart chart = new XYChartBuilder()
                .width(CARD_WIDTH - 16)
                .height(CARD_HEIGHT - 86)
                .build();
        XYStyler styler = chart.getStyler();
        styler.setLegendVisible(false)
                .setChartTitleVisible(false)
                .setChartBackgroundColor(Color.WHITE)
                .setPlotBackgroundColor(Color.WHITE)
                .setPlotBorderVisible(false)
                .setChartPadding(6)
                .setAntiAlias(true);
        // areas that do not begin at zero exaggerate
        styler.setYAxisMin(0.0);
        styler.setYAxisTickMarkSpacingHint(34);
        styler.setPlotGridVerticalLinesVisible(false);
        styler.setPlotGridLinesColor(LINES);
        styler.setAxisTicksLineVisible(false)
                .setAxisTicksMarksVisible(false)
                .setAxisTickLabelsFont(font(Font.PLAIN, 11))
                .setAxisTickLabelsColor(FAINT)
                .setAxisTitlesVisible(false)
                .setXAxisTickLabelsFormattingFunction(day -> LocalDate.ofEpochDay(Math.round(day))
                        .format(figure.days().size() > MONTHS ? MONTH : DAY))
                .setYAxisTickLabelsFormattingFunction(value -> ChainFigure.shortened(BigDecimal.valueOf(value)));
        add(chart, "day", figure.days(), XYSeriesRenderStyle.Area)
                .setLineColor(PALE_RED)
                .setLineWidth(1)
                .setFillColor(PALER_RED);
        add(chart, "mean of 7 days", figure.smoothed(), XYSeriesRenderStyle.Line)
                .setLineColor(RED)
                .setLineWidth(2);
        return chart;
    }

    private static XYSeries add(
            XYChart chart, String name, NavigableMap<LocalDate, BigDecimal> values, XYSeriesRenderStyle style) {
        List<Long> days = values.keySet().stream().map(LocalDate::toEpochDay).toList();
        XYSeries series = chart.addSeries(name, days, List.copyOf(values.values()));
        series.setXYSeriesRenderStyle(style).setMarker(SeriesMarkers.NONE);
        return series;
    }

    private static Font font(int style, int size) {
        return new Font(Font.SANS_SERIF, style, size);
    }

    private static void right(Graphics2D graphics, String text, int end, int y, Font font, Color color) {
        FontMetrics metrics = graphics.getFontMetrics(font);
        text(graphics, text, end - metrics.stringWidth(text), y, font, color);
    }

    private static void text(Graphics2D graphics, String text, int x, int y, Font font, Color color) {
        graphics.setFont(font);
        graphics.setColor(color);
        graphics.drawString(text, x, y);
    }
}
