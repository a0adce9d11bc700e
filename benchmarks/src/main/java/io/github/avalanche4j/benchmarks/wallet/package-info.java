/** Transactions that are built and signed. */
@NullMarked
package io.github.avalanche4j.benchmarks.wallet;

import org.jspecify.annotations.NullMarked;
