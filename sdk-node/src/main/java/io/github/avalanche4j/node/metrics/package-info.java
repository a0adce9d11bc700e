/** The metrics interface. */
@NullMarked
package io.github.avalanche4j.node.metrics;

import org.jspecify.annotations.NullMarked;
