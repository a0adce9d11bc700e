/** Signing transactions, alone or with others on other machines. */
@NullMarked
package io.github.avalanche4j.wallet.sign;

import org.jspecify.annotations.NullMarked;
