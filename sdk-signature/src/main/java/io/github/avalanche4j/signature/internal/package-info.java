/** Solidity's ABI as far as messages need it, and checks of arguments. Not for users. */
@NullMarked
package io.github.avalanche4j.signature.internal;

import org.jspecify.annotations.NullMarked;
