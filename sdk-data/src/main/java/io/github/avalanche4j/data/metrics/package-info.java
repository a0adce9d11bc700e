/**
 * The metrics service: figures of chains, staking and interchain messages over time, and addresses found
 * by their holdings.
 */
@NullMarked
package io.github.avalanche4j.data.metrics;

import org.jspecify.annotations.NullMarked;
