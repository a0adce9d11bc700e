/**
 * Builders of unsigned transactions: pure functions of UTXOs, prices and a request, without a node.
 */
@NullMarked
package io.github.avalanche4j.wallet.builder;

import org.jspecify.annotations.NullMarked;
