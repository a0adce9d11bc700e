/** A reader of Solidity's ABI, and checks of arguments. Not for users. */
@NullMarked
package io.github.avalanche4j.signature.internal;

import org.jspecify.annotations.NullMarked;
