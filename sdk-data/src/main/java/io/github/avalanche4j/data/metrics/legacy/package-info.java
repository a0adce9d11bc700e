/** Version 1 of the metrics service: its metrics and responses. */
@NullMarked
package io.github.avalanche4j.data.metrics.legacy;

import org.jspecify.annotations.NullMarked;
