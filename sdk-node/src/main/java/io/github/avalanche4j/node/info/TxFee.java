package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import java.util.Optional;

/**
 * Fixed fees. Only the first two are still in use. The others keep their old values. Any may be absent
 * (specification, {@code info.getTxFee}).
 */
@Value
public interface TxFee {
    /** {@return the fee of an X-Chain transaction} */
    Optional<NAvax> txFee();

    /** {@return the fee for creating an asset on the X-Chain} */
    Optional<NAvax> createAssetTxFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> createSubnetTxFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> transformSubnetTxFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> createBlockchainTxFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> addPrimaryNetworkValidatorFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> addPrimaryNetworkDelegatorFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> addSubnetValidatorFee();

    /** {@return a fee that is no longer used} */
    Optional<NAvax> addSubnetDelegatorFee();
}
