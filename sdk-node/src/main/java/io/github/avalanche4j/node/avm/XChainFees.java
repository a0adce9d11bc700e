package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;

/** The fixed fees of the X-Chain. */
@Value
public interface XChainFees {
    /** {@return the fee of a transaction} */
    NAvax txFee();

    /** {@return the fee of a transaction that creates an asset} */
    NAvax createAssetTxFee();
}
