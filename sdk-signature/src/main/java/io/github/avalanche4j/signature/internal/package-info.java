/** Encodings that messages are made of: AvalancheGo's linear codec, Solidity's ABI and Keccak-256. Not for users. */
@NullMarked
package io.github.avalanche4j.signature.internal;

import org.jspecify.annotations.NullMarked;
