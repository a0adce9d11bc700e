package io.github.avalanche4j.soak;

import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/** The objects of this JVM by class, after a collection. */
public record Histogram(Map<String, Long> objects, long bytes) {
    private static final Pattern LINE = Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+(\\d+)\\s+(\\S+)");

    /** What the next collection finds. The JVM skips a collection while native code holds an array, as zlib's does. */
    private static final class Garbage {}

    /** Collects garbage and counts the objects that are left. */
    public static Histogram now() {
        for (int i = 0; i < 1000; i++) {
            new Garbage();
            Histogram histogram = parse(lines());
            if (histogram.count(Garbage.class.getName()) == 0) {
                return histogram;
            }
        }
        throw new AssertionError("1000 collections were skipped");
    }

    private static String lines() {
        try {
            return (String) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {new String[0]},
                            new String[] {String[].class.getName()});
        } catch (JMException e) {
            throw new AssertionError(e);
        }
    }

    private static Histogram parse(String lines) {
        Map<String, Long> objects = new HashMap<>();
        long bytes = 0;
        for (Matcher line = LINE.matcher(lines); line.find(); ) {
            objects.merge(line.group(3), Long.valueOf(line.group(1)), Long::sum); // classes of other loaders, too
            bytes += Long.parseLong(line.group(2));
        }
        return new Histogram(objects, bytes);
    }

    public long count(String className) {
        return objects.getOrDefault(className, 0L);
    }
}
