/** Figures of the metrics service over time, and what they are figures of. */
@NullMarked
package io.github.avalanche4j.data.metrics.series;

import org.jspecify.annotations.NullMarked;
