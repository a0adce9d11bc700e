package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.primary.AssetAmount;
import org.immutables.value.Value;

/** What an import credited to an address of the C-Chain. */
@Value.Immutable
public interface EvmOutput {
    /** {@return the address} */
    EvmAddress toAddress();

    /** {@return the amount credited} */
    AssetAmount asset();
}
