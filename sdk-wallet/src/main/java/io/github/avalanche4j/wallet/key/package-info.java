/**
 * Keys on the curve secp256k1 and signatures with them, in memory or in a device.
 *
 * <p>One key signs for all chains: transactions of the P- and X-Chain, atomic transactions of the C-Chain, and
 * transactions of EVM chains. A {@link io.github.avalanche4j.wallet.key.Signer} signs 32 bytes and nothing else, so a
 * key may be anywhere; {@link io.github.avalanche4j.wallet.key.LocalSigner} keeps it in memory.
 */
@Experimental
@NullMarked
package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;
