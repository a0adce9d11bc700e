package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** The number of interchain messages in an interval, of all chains or from one chain to another. */
@Value
public interface IcmPoint {
    /** {@return the start of the interval} */
    @UnixSeconds
    Instant timestamp();

    /** {@return how many messages; exact, from a number or a text} */
    BigDecimal value();

    /** {@return the source chain; absent if not grouped by it} */
    Optional<Id> srcBlockchainId();

    /** {@return the destination chain; absent if not grouped by it} */
    Optional<Id> destBlockchainId();
}
