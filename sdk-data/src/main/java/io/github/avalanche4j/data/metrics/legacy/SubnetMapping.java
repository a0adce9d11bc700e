package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** An EVM chain and the subnet that validates it. */
@Value
public interface SubnetMapping {
    /** {@return the EVM chain id} */
    @WireName("chainID")
    UInt64 chainId();

    /** {@return the subnet} */
    @WireName("subnetID")
    Id subnetId();

    /** {@return when the service recorded it} */
    @UnixSeconds
    Optional<Instant> timestamp();

    /** {@return {@code mainnet} or {@code fuji}} */
    Optional<String> network();
}
