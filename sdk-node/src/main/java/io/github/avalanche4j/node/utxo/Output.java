package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.wire.NoJson;

/**
 * An output of a transaction: an amount, an NFT, or the right to mint more of an asset. The X-Chain has all kinds; the
 * P-Chain and the C-Chain's atomic transactions have only {@link TransferOutput}. Later versions of AvalancheGo may add
 * kinds, which become {@link UnknownOutput}.
 */
@NoJson("write the Tx that has it, or the bytes of its Utxo")
public interface Output {
    /** {@return the owners, who may spend it; {@link OutputOwners#NONE} for an {@link UnknownOutput}} */
    OutputOwners owners();
}
