/**
 * Side-by-side measurements. An absolute time means nothing on a shared machine: ratios of variants that take turns do.
 */
@NullMarked
package io.github.avalanche4j.benchmarks;

import org.jspecify.annotations.NullMarked;
