package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.internal.wire.NoJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * All metrics of a node at one time. Their names depend on the node's version; the metrics of the Go runtime are
 * included.
 *
 * <pre>{@code
 * Metrics metrics = node.metrics().get().execute();
 * OptionalDouble peers = metrics.value("avalanche_network_peers");
 * OptionalDouble height = metrics.value("avalanche_snowman_last_accepted_height", Map.of("chain", "C"));
 * }</pre>
 */
@NoJson("write the values that you need")
public final class Metrics {
    private final List<MetricFamily> families;
    private final Map<String, MetricFamily> byName = new HashMap<>();
    private final Map<String, List<MetricSample>> samples = new HashMap<>();

    Metrics(Collection<MetricFamily> families) {
        this.families = List.copyOf(families);
        for (MetricFamily family : this.families) {
            byName.put(family.name(), family);
            for (MetricSample sample : family.samples()) {
                samples.computeIfAbsent(sample.name(), name -> new ArrayList<>())
                        .add(sample);
            }
        }
    }

    /**
     * {@return the metrics that a text holds, as the client reads them}
     *
     * @param text in Prometheus' text format, version 0.0.4
     * @throws ResponseFormatException if it has another format; the path of the error is the line
     */
    public static Metrics parse(String text) {
        Objects.requireNonNull(text, "text");
        try {
            return PrometheusText.read(new BufferedReader(new StringReader(text)));
        } catch (UnreadableJson e) {
            throw new ResponseFormatException(
                    "the text cannot be read as metrics at " + e.path() + ": " + e.getMessage(),
                    "Metrics.parse",
                    e.path(),
                    "",
                    e);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no endpoint
        }
    }

    /** {@return all metrics, in the order of the response} */
    public List<MetricFamily> families() {
        return families;
    }

    /**
     * {@return the metric of this name}
     *
     * @param name such as {@code avalanche_network_peers}
     */
    public Optional<MetricFamily> family(String name) {
        return Optional.ofNullable(byName.get(Objects.requireNonNull(name, "name")));
    }

    /**
     * {@return the samples of this name, in the order of the response; none for an unknown one}
     *
     * @param name a metric's name, or the name of a part such as {@code …_count}
     */
    public List<MetricSample> samples(String name) {
        return List.copyOf(samples.getOrDefault(Objects.requireNonNull(name, "name"), List.of()));
    }

    /**
     * {@return the value of the sample without labels; empty where there is none}
     *
     * @param name the sample's name
     */
    public OptionalDouble value(String name) {
        return value(name, Map.of());
    }

    /**
     * {@return the value of the sample with exactly these labels; empty where there is none}
     *
     * @param name the sample's name
     */
    public OptionalDouble value(String name, Map<String, String> labels) {
        Objects.requireNonNull(labels, "labels");
        return samples(name).stream()
                .filter(sample -> sample.labels().equals(labels))
                .mapToDouble(MetricSample::value)
                .findFirst();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Metrics && families.equals(((Metrics) other).families);
    }

    @Override
    public int hashCode() {
        return families.hashCode();
    }

    /** {@return the number of metrics} */
    @Override
    public String toString() {
        return "Metrics[" + families.size() + " families]";
    }
}
