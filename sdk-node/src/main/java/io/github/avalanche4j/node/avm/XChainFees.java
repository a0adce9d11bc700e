package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.value.UInt64;

/** The fixed fees of the X-Chain, in nAVAX. */
@Value
public interface XChainFees {
    /** {@return the fee of a transaction} */
    UInt64 txFee();

    /** {@return the fee of a transaction that creates an asset} */
    UInt64 createAssetTxFee();
}
