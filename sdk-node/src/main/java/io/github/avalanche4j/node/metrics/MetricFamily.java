package io.github.avalanche4j.node.metrics;

import java.util.List;

/**
 * A metric with all its samples.
 *
 * @param name the metric's name
 * @param type how it is to be understood; {@link MetricType#UNTYPED} where the node does not say
 * @param help what it means, in the node's words; empty where the node does not say
 * @param samples its numbers, in the order of the wire
 */
public record MetricFamily(String name, MetricType type, String help, List<MetricSample> samples) {}
