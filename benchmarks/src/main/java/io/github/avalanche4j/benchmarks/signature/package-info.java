/** Signatures that are verified. */
@NullMarked
package io.github.avalanche4j.benchmarks.signature;

import org.jspecify.annotations.NullMarked;
