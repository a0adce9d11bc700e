/** What the P-, X- and C-Chain share: transactions, blocks and unspent outputs (UTXOs). */
@NullMarked
package io.github.avalanche4j.node.utxo;

import org.jspecify.annotations.NullMarked;
