/** The contract that manages the validators of an L1. */
@NullMarked
package io.github.avalanche4j.testing.internal.l1;

import org.jspecify.annotations.NullMarked;
