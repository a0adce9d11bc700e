/** Transactions of the P-Chain alone. */
@NullMarked
package io.github.avalanche4j.node.tx.platform;

import org.jspecify.annotations.NullMarked;
