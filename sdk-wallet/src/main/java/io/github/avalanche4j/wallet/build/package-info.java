/**
 * Builders of unsigned transactions: pure functions of UTXOs, prices and what is wanted, without a node.
 */
@NullMarked
package io.github.avalanche4j.wallet.build;

import org.jspecify.annotations.NullMarked;
