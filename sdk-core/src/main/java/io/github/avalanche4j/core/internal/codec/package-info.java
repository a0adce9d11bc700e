/** Formats: hex, CB58, Bech32, AvalancheGo's linear codec, RLP, Solidity's ABI and DER. */
@NullMarked
package io.github.avalanche4j.core.internal.codec;

import org.jspecify.annotations.NullMarked;
