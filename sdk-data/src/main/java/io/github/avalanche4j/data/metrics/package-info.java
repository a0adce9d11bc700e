/** The metrics service: figures of chains and collections. */
@NullMarked
package io.github.avalanche4j.data.metrics;

import org.jspecify.annotations.NullMarked;
