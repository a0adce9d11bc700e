/** The X-Chain: assets, balances, blocks and transactions. */
@NullMarked
package io.github.avalanche4j.node.avm;

import org.jspecify.annotations.NullMarked;
