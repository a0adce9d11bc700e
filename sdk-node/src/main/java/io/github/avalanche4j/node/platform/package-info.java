/** The P-Chain: validators, subnets, L1s, staking and its transactions. */
@NullMarked
package io.github.avalanche4j.node.platform;

import org.jspecify.annotations.NullMarked;
