package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.util.Optional;

/** The deployment of a contract. */
@Value
public interface ContractDeployment {
    /** {@return the transaction that deployed it} */
    EvmHash txHash();

    /** {@return the sender of that transaction} */
    EvmAddress deployerAddress();

    /** {@return the contract that created this one; absent if the transaction itself created it} */
    Optional<EvmAddress> deployerContractAddress();
}
