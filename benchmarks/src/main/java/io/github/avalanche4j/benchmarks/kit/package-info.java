/** Processes that take turns, and what is made of the turns: ratios, goals, a table. */
@NullMarked
package io.github.avalanche4j.benchmarks.kit;

import org.jspecify.annotations.NullMarked;
