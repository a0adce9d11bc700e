/**
 * Builders of unsigned transactions: pure functions of UTXOs, prices and a request, without a node.
 */
@Experimental
@NullMarked
package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;
