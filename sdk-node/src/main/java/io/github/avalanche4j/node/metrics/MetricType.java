package io.github.avalanche4j.node.metrics;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The type of a metric. */
public final class MetricType extends OpenEnum {
    private static final Known<MetricType> KNOWN = new Known<>(MetricType::new);

    /** A number that only grows, until the node is restarted. */
    public static final MetricType COUNTER = KNOWN.add("counter");

    /** A number that goes up and down. */
    public static final MetricType GAUGE = KNOWN.add("gauge");

    /** Counts of values up to bounds, in samples that end with {@code _bucket}, {@code _sum} and {@code _count}. */
    public static final MetricType HISTOGRAM = KNOWN.add("histogram");

    /** Quantiles of values, and samples that end with {@code _sum} and {@code _count}. */
    public static final MetricType SUMMARY = KNOWN.add("summary");

    /** A number of unknown kind. */
    public static final MetricType UNTYPED = KNOWN.add("untyped");

    private MetricType(Text text) {
        super(text);
    }

    /** {@return the type with this text} */
    @JsonCreator
    public static MetricType of(String value) {
        return KNOWN.of(value);
    }
}
