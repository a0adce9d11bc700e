package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.internal.json.UnreadableJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads Prometheus' text format, version 0.0.4, line by line. */
final class PrometheusText {
    private static final Set<String> PARTS = Set.of("_bucket", "_sum", "_count");

    private final Map<String, Family> families = new LinkedHashMap<>();

    private PrometheusText() {}

    /** The part of a metric that has been read. */
    private static final class Family {
        private MetricType type = MetricType.UNTYPED;
        private String help = "";
        private final List<MetricSample> samples = new ArrayList<>();

        private MetricFamily named(String name) {
            return new MetricFamily(name, type, help, List.copyOf(samples));
        }
    }

    static Metrics read(BufferedReader text) throws IOException {
        PrometheusText all = new PrometheusText();
        long number = 1;
        long offset = 0;
        for (String line = text.readLine(); line != null; line = text.readLine()) {
            try {
                all.add(line);
            } catch (MetricLine.Malformed e) {
                throw new UnreadableJson(e.getMessage(), "line " + number, offset + e.column());
            }
            number++;
            offset += line.length() + 1L;
        }
        List<MetricFamily> found = new ArrayList<>();
        all.families.forEach((name, family) -> found.add(family.named(name)));
        return new Metrics(found);
    }

    private void add(String text) throws MetricLine.Malformed {
        MetricLine line = new MetricLine(text);
        if (line.isBlank()) {
            return;
        }
        if (line.isComment()) {
            addComment(line);
        } else {
            MetricSample sample = line.sample();
            family(familyOf(sample.name())).samples.add(sample);
        }
    }

    /** Only the comments {@code HELP} and {@code TYPE} have a meaning; all others are ignored. */
    private void addComment(MetricLine line) {
        String kind = line.word();
        String name = line.word();
        if (kind.equals("HELP") && !name.isEmpty()) {
            family(name).help = line.help();
        } else if (kind.equals("TYPE") && !line.isBlank()) {
            family(name).type = MetricType.of(line.word());
        }
    }

    private Family family(String name) {
        return families.computeIfAbsent(name, key -> new Family());
    }

    /** The metric that a sample belongs to: the metric of its name, or of its name without the suffix. */
    private String familyOf(String sample) {
        int ending = sample.lastIndexOf('_');
        if (ending > 0 && PARTS.contains(sample.substring(ending))) {
            String whole = sample.substring(0, ending);
            @Nullable Family family = families.get(whole);
            if (family != null
                    && (family.type.equals(MetricType.HISTOGRAM) || family.type.equals(MetricType.SUMMARY))) {
                return whole;
            }
        }
        return sample;
    }
}
