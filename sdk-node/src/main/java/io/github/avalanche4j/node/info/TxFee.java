package io.github.avalanche4j.node.info;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/**
 * Fees in nAVAX. Only the first two are still in use. The others keep their old values. Any may be absent
 * (specification, {@code info.getTxFee}).
 */
@Value
public interface TxFee {
    /** {@return the fee of an X-Chain transaction} */
    Optional<UInt64> txFee();

    /** {@return the fee for creating an asset on the X-Chain} */
    Optional<UInt64> createAssetTxFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> createSubnetTxFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> transformSubnetTxFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> createBlockchainTxFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> addPrimaryNetworkValidatorFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> addPrimaryNetworkDelegatorFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> addSubnetValidatorFee();

    /** {@return a fee that is no longer used} */
    Optional<UInt64> addSubnetDelegatorFee();
}
