/** Figures of the metrics service over time, and their metrics. */
@NullMarked
package io.github.avalanche4j.data.metrics.series;

import org.jspecify.annotations.NullMarked;
