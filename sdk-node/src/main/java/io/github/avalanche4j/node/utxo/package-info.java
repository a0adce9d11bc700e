/** Outputs that nobody has spent yet (UTXOs), of the P-, X- and C-Chain, and what they come to. */
@NullMarked
package io.github.avalanche4j.node.utxo;

import org.jspecify.annotations.NullMarked;
