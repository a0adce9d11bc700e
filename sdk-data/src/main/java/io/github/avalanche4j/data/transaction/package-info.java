/** Transactions of EVM chains and the transfers inside them. */
@NullMarked
package io.github.avalanche4j.data.transaction;

import org.jspecify.annotations.NullMarked;
