package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.xchain.UtxoCredential;
import java.util.List;
import org.immutables.value.Value;

/** What an export took from an address of the C-Chain. */
@Value.Immutable
public interface EvmInput {
    /** {@return the address} */
    EvmAddress fromAddress();

    /** {@return what it took} */
    AssetAmount asset();

    /** {@return what was shown to take it} */
    List<UtxoCredential> credentials();
}
