/** Blocks, transactions, receipts and logs of an EVM chain. */
@NullMarked
package io.github.avalanche4j.node.eth;

import org.jspecify.annotations.NullMarked;
