/** Programs that make one call and end, to measure the way from nothing to the first typed response. */
@NullMarked
package io.github.avalanche4j.benchmarks.start;

import org.jspecify.annotations.NullMarked;
