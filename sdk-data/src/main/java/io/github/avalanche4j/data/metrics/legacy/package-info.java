/** The first form of the metrics service: what it counts, and its responses. */
@NullMarked
package io.github.avalanche4j.data.metrics.legacy;

import org.jspecify.annotations.NullMarked;
