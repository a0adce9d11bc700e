package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;

/** The balance of an address in one asset. */
@Value
public interface AssetBalance {
    /** {@return the asset's id, or its alias where it has one, such as {@code AVAX}} */
    String asset();

    /** {@return the balance, in the asset's smallest unit} */
    UInt64 balance();
}
