package io.github.avalanche4j.node.metrics;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.List;
import java.util.Objects;

/** The type of a metric. */
public final class MetricType extends OpenEnum {
    /** A number that only grows, until the node is restarted. */
    public static final MetricType COUNTER = new MetricType("counter", true);

    /** A number that goes up and down. */
    public static final MetricType GAUGE = new MetricType("gauge", true);

    /** Counts of values up to bounds, in samples that end with {@code _bucket}, {@code _sum} and {@code _count}. */
    public static final MetricType HISTOGRAM = new MetricType("histogram", true);

    /** Quantiles of values, and samples that end with {@code _sum} and {@code _count}. */
    public static final MetricType SUMMARY = new MetricType("summary", true);

    /** A number of unknown kind. */
    public static final MetricType UNTYPED = new MetricType("untyped", true);

    private static final List<MetricType> KNOWN = List.of(COUNTER, GAUGE, HISTOGRAM, SUMMARY, UNTYPED);

    private MetricType(String value, boolean known) {
        super(value, known);
    }

    /** {@return the type with this text} */
    @JsonCreator
    public static MetricType of(String value) {
        Objects.requireNonNull(value, "value");
        return KNOWN.stream()
                .filter(type -> type.value().equals(value))
                .findFirst()
                .orElseGet(() -> new MetricType(value, false));
    }
}
