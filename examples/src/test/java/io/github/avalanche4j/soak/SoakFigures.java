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

/** The results of a soak: a table that gains a row now and then. */
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
}
