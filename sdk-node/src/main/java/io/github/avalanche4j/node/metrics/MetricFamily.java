package io.github.avalanche4j.node.metrics;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.util.List;

/**
 * A metric with all its samples.
 *
 * @param name the metric's name
 * @param type the type; {@link MetricType#UNTYPED} if the node sends none
 * @param help the meaning in the node's words; empty if the node sends none
 * @param samples its numbers, in the order of the response
 */
@NoJson("write the values that you need")
public record MetricFamily(String name, MetricType type, String help, List<MetricSample> samples) {}
