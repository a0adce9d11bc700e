package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * One number of a metric.
 *
 * @param name the sample's name: the metric's name, with a suffix for histograms and summaries
 * @param labels the labels that distinguish it from others of the same name, such as {@code chain}, in the order of the
 *         response
 * @param value the number, which may be infinite or NaN
 * @param timestamp when it was taken; absent in responses of nodes, which means now
 */
@NoJson("write the values that you need")
public record MetricSample(String name, Map<String, String> labels, double value, Optional<Instant> timestamp) {}
