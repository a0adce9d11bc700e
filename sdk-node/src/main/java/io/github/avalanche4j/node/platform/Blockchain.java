package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;

/** A blockchain as the P-Chain lists it, whether the node runs it or not. */
@Value
public interface Blockchain {
    /** {@return the chain's id} */
    Id id();

    /** {@return its name, which need not be unique} */
    Optional<String> name();

    /** {@return the subnet that validates it; {@code Id.EMPTY} for the primary network} */
    @WireName("subnetID")
    Id subnetId();

    /** {@return the virtual machine it runs} */
    @WireName("vmID")
    Optional<Id> vmId();
}
