/** Processes that take turns, and their evaluation: ratios, goals, a table. */
@NullMarked
package io.github.avalanche4j.benchmarks.kit;

import org.jspecify.annotations.NullMarked;
