package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;

/** An address that holds collectibles of a contract. */
@Value
public interface NftHolder {
    /** {@return the address} */
    EvmAddress address();

    /** {@return the number of collectibles that it holds, by which the list is ordered; from a number or a text} */
    UInt64 sortKey();
}
