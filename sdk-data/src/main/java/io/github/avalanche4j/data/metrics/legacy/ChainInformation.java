package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import java.time.Instant;
import java.util.Optional;

/** A blockchain of a subnet. */
@Value
public interface ChainInformation {
    /** {@return its blockchain id} */
    @WireName("blockchainID")
    Id blockchainId();

    /** {@return the subnet} */
    @WireName("subnetID")
    Id subnetId();

    /** {@return when it was created} */
    @UnixSeconds
    Optional<Instant> timestamp();

    /** {@return the virtual machine that it runs} */
    @WireName("vmID")
    Optional<Id> vmId();

    /** {@return its name} */
    Optional<String> chainName();
}
