/** Unspent outputs (UTXOs) of the P-, X- and C-Chain, their owners and their sums. */
@NullMarked
package io.github.avalanche4j.node.utxo;

import org.jspecify.annotations.NullMarked;
