package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.primary.AssetAmount;

/** What an import credited to an address of the C-Chain. */
@Value
public interface EvmOutput {
    /** {@return the address} */
    EvmAddress toAddress();

    /** {@return the amount credited} */
    AssetAmount asset();
}
