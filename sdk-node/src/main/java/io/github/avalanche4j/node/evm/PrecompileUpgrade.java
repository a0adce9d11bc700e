package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Value;

/** A change of a precompiled contract after the genesis. */
@Value
@NoJson("write the ChainConfig that has it")
public interface PrecompileUpgrade {
    /** {@return the contract's configuration key, such as {@code feeManagerConfig}} */
    String name();

    /** {@return its new configuration} */
    PrecompileConfig config();
}
