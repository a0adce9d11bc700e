/** Transactions and outputs of the X-Chain. */
@NullMarked
package io.github.avalanche4j.data.xchain;

import org.jspecify.annotations.NullMarked;
