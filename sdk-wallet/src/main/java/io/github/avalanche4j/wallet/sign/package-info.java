/** Signing transactions, by one party or by several on their own machines. */
@Experimental
@NullMarked
package io.github.avalanche4j.wallet.sign;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;
