package io.github.avalanche4j.data.evm;

import java.util.List;
import org.immutables.value.Value;

/** The chains that an address took part in, as a sender or a receiver; up to 15 minutes old. */
@Value.Immutable
public interface AddressChains {
    /** {@return those that the service indexes} */
    List<EvmChain> indexedChains();

    /** {@return EVM chain ids of those that it does not} */
    List<String> unindexedChains();
}
