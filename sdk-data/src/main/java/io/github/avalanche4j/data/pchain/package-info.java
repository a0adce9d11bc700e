/** Transactions, outputs and balances of the P-Chain. */
@NullMarked
package io.github.avalanche4j.data.pchain;

import org.jspecify.annotations.NullMarked;
