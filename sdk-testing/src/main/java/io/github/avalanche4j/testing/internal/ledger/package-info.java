/**
 * A ledger of the P-, X- and C-Chain's UTXOs that checks transactions by its own reading of their bytes and its own fee
 * table, after AvalancheGo 1.14.2.
 */
@NullMarked
package io.github.avalanche4j.testing.internal.ledger;

import org.jspecify.annotations.NullMarked;
