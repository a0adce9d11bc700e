package io.github.avalanche4j.node.metrics;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * One number of a metric.
 *
 * @param name the sample's name: the metric's, for histograms and summaries with an ending
 * @param labels what distinguishes it from others of the same name, such as {@code chain}, in the order of the wire
 * @param value the number, which can be infinite or not a number
 * @param timestamp when it was taken; absent for now, which is what nodes mean
 */
public record MetricSample(String name, Map<String, String> labels, double value, Optional<Instant> timestamp) {}
