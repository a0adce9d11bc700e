/** Figures of interchain messages. */
@NullMarked
package io.github.avalanche4j.data.metrics.icm;

import org.jspecify.annotations.NullMarked;
