/** Version 1 of the metrics service. */
@NullMarked
package io.github.avalanche4j.data.metrics.legacy;

import org.jspecify.annotations.NullMarked;
