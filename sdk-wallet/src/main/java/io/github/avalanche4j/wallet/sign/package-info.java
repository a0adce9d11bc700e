/** Signing transactions, by one party or by several on their own machines. */
@NullMarked
package io.github.avalanche4j.wallet.sign;

import org.jspecify.annotations.NullMarked;
