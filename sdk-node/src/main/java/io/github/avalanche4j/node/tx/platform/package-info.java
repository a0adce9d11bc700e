/** Transactions that only the P-Chain has. */
@NullMarked
package io.github.avalanche4j.node.tx.platform;

import org.jspecify.annotations.NullMarked;
