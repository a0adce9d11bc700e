/** Staking rewards, paid and pending. */
@NullMarked
package io.github.avalanche4j.data.reward;

import org.jspecify.annotations.NullMarked;
