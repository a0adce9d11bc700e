package io.github.avalanche4j.data.metrics.legacy;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** A figure of staking on a subnet at a time. */
@Value
public interface StakingInformation {
    /** {@return the start of the interval} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the figure: a count, or a weight in nAVAX on the primary network} */
    BigDecimal value();

    /** {@return the subnet} */
    @WireName("subnetID")
    Optional<Id> subnetId();
}
