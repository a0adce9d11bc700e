package io.github.avalanche4j.data.pchain;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.genesis.GenesisData;
import java.util.Optional;

/** A chain that a transaction created. */
@Value
public interface NewBlockchain {
    /** {@return its name} */
    String chainName();

    /** {@return its virtual machine: an id, or a name such as {@code platformvm}} */
    String vmId();

    /** {@return its genesis} */
    Optional<GenesisData> genesisData();
}
