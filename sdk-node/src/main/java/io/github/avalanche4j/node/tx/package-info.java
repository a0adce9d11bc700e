/** Transactions: the parts that the P-, X- and C-Chain share, and the transactions of the X- and C-Chain. */
@NullMarked
package io.github.avalanche4j.node.tx;

import org.jspecify.annotations.NullMarked;
