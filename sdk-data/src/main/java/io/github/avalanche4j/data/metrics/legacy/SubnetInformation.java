package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A subnet, its owners, and how many validators it has. */
@Value
public interface SubnetInformation {
    /** {@return the subnet} */
    @WireName("subnetID")
    Id subnetId();

    /** {@return when it was created} */
    @UnixSeconds
    Optional<Instant> timestamp();

    /** {@return the P-Chain addresses that control it} */
    List<Bech32Address> controlKeys();

    /** {@return the number of owners that must sign} */
    OptionalInt threshold();

    /** {@return how many validators it has} */
    Optional<UInt64> validatorCount();
}
