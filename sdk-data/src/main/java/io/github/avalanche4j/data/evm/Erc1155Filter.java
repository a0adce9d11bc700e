package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.EvmAddress;

/** Filters balances of collectibles by contract, as of a block. */
@Settings
public interface Erc1155Filter {
    /** Sets the block as of which balances are returned, 0 or more. */
    Erc1155Filter blockNumber(long block);

    /** Keeps only one contract. */
    Erc1155Filter contractAddress(EvmAddress contract);
}
