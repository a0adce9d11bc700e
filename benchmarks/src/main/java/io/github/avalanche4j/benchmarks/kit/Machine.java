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

    private final double loadBefore = load();

    /** The load average of the last minute. */
    public static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
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
