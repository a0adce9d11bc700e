package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;

/** The chains that an address took part in, as a sender or a receiver; up to 15 minutes old. */
@Value
public interface AddressChains {
    /** {@return the chains that the service indexes} */
    List<EvmChain> indexedChains();

    /** {@return the EVM chain ids of the chains that it does not index} */
    List<String> unindexedChains();
}
