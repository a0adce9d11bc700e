package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.xchain.UtxoCredential;
import java.util.List;

/** What an export debited from an address of the C-Chain. */
@Value
public interface EvmInput {
    /** {@return the address} */
    EvmAddress fromAddress();

    /** {@return the amount debited} */
    AssetAmount asset();

    /** {@return the signatures that authorize it} */
    List<UtxoCredential> credentials();
}
