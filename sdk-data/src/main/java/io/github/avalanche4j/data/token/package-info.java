/** Tokens and collectibles of EVM chains, and the balances of addresses. */
@NullMarked
package io.github.avalanche4j.data.token;

import org.jspecify.annotations.NullMarked;
