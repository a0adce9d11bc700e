package io.github.avalanche4j.data.metrics.series;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** A chain that the metrics service has figures of. */
@Value
public interface MetricsChain {
    /** {@return its EVM chain id} */
    @WireName(alias = "chainId")
    UInt64 evmChainId();

    /** {@return its name, such as {@code c_chain}} */
    Optional<String> chainName();

    /** {@return its blockchain id} */
    Optional<Id> blockchainId();

    /** {@return the subnet that validates it} */
    Optional<Id> subnetId();

    /** {@return {@code mainnet} or {@code testnet}} */
    Optional<String> network();
}
