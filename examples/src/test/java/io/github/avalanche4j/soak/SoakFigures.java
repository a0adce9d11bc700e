package io.github.avalanche4j.soak;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The results of a soak: a table that gains a row now and then, and a chart at the end. */
final class SoakFigures {
    /** The resources of this process after a garbage collection. */
    record Sample(double minute, long heap, long direct, int threads, long files, int classes, Map<String, Long> ends) {
        long calls() {
            return ends.values().stream().mapToLong(Long::longValue).sum();
        }

        long end(String kind) {
            return ends.getOrDefault(kind, 0L);
        }
    }

    private final long start = System.nanoTime();
    private final Map<String, LongAdder> ends = new ConcurrentHashMap<>();
    private final List<Sample> samples = new ArrayList<>();

    void ended(String how) {
        ends.computeIfAbsent(how, unused -> new LongAdder()).increment();
    }

    List<Sample> samples() {
        return samples;
    }

    /** Measures this process. */
    Sample sample() {
        Map<String, Long> counts = new TreeMap<>();
        ends.forEach((kind, count) -> counts.put(kind, count.sum()));
        var system = (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        Sample sample = new Sample(
                (System.nanoTime() - start) / 60e9,
                Histogram.now().bytes(),
                ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                        .mapToLong(BufferPoolMXBean::getMemoryUsed)
                        .sum(),
                ManagementFactory.getThreadMXBean().getThreadCount(),
                system.getOpenFileDescriptorCount(),
                ManagementFactory.getClassLoadingMXBean().getLoadedClassCount(),
                counts);
        samples.add(sample);
        return sample;
    }

    /** Writes the table, with a column for each kind of outcome. */
    void writeTable(Path file) throws IOException {
        List<String> kinds = ends.keySet().stream().sorted().toList();
        List<String> lines = new ArrayList<>();
        lines.add("minute,calls,heap,direct,threads,files,classes," + String.join(",", kinds));
        for (Sample each : samples) {
            String figures = String.format(
                    Locale.ROOT,
                    "%.2f,%d,%d,%d,%d,%d,%d",
                    each.minute(),
                    each.calls(),
                    each.heap(),
                    each.direct(),
                    each.threads(),
                    each.files(),
                    each.classes());
            List<String> counts =
                    kinds.stream().map(kind -> Long.toString(each.end(kind))).toList();
            lines.add(figures + "," + String.join(",", counts));
        }
        Files.write(file, lines);
    }

    /** Draws the lines that must be flat, and the number of calls. */
    void draw(Path file) throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(1100)
                .height(600)
                .title("What a process holds that calls and calls")
                .xAxisTitle("minutes")
                .yAxisTitle("MB, threads, open files, thousands of calls")
                .build();
        chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
        chart.getStyler().setYAxisMin(0.0);
        add(chart, "heap after a collection, MB", each -> each.heap() / 1e6);
        add(chart, "direct memory, MB", each -> each.direct() / 1e6);
        add(chart, "threads", Sample::threads);
        add(chart, "open files and sockets", Sample::files);
        add(chart, "thousand classes", each -> each.classes() / 1e3);
        add(chart, "thousand calls", each -> each.calls() / 1e3);
        add(chart, "of them failed, thousand", each -> (each.calls() - each.end("value")) / 1e3);
        ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", file.toFile());
    }

    private interface Figure {
        Number of(Sample sample);
    }

    private void add(XYChart chart, String name, Figure figure) {
        List<Double> minutes = samples.stream().map(Sample::minute).toList();
        chart.addSeries(
                        name,
                        minutes,
                        new ArrayList<>(samples.stream().map(figure::of).toList()))
                .setMarker(SeriesMarkers.NONE);
    }
}
