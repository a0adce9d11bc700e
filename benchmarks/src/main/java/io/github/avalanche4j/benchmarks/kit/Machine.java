package io.github.avalanche4j.benchmarks.kit;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** What a table was measured on. */
public final class Machine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Path TASKSET = Path.of("/usr/bin/taskset");

    private final double loadBefore = load();

    /** The load average of the last minute. */
    public static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    /** The command, before another one, that runs it on one processor; empty where the system has none. */
    public static List<String> oneProcessor() throws IOException {
        if (!Files.isExecutable(TASKSET)) {
            return List.of();
        }
        String allowed = Files.readAllLines(STATUS).stream()
                .filter(line -> line.startsWith("Cpus_allowed_list:"))
                .map(line -> line.replaceFirst(".*?([0-9]+).*", "$1"))
                .findFirst()
                .orElse("0");
        return List.of(TASKSET.toString(), "-c", allowed);
    }

    /** The machine, the JDK, and the load from when this was made until now, in a sentence. */
    public String conditions(List<String> parts) throws IOException {
        return String.format(
                Locale.ROOT,
                "Measured on %s%s: %d processors (%s), %s %s, JDK %s; load average %.2f at the start, %.2f at the end,"
                        + " of which the measured processes are a part.",
                LocalDate.now(ZoneOffset.UTC),
                parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")",
                Runtime.getRuntime().availableProcessors(),
                model(),
                System.getProperty("os.name"),
                System.getProperty("os.version"),
                Runtime.version(),
                loadBefore,
                load());
    }

    private static String model() throws IOException {
        if (!Files.exists(PROCESSORS)) {
            return System.getProperty("os.arch");
        }
        return Files.readAllLines(PROCESSORS).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElseGet(() -> System.getProperty("os.arch"));
    }
}
