package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.util.Optional;
import org.immutables.value.Value;

/** How a contract came to be. */
@Value.Immutable
public interface ContractDeployment {
    /** {@return the transaction that deployed it} */
    EvmHash txHash();

    /** {@return who sent that transaction} */
    EvmAddress deployerAddress();

    /** {@return the contract that created this one; absent where the transaction itself did} */
    Optional<EvmAddress> deployerContractAddress();
}
