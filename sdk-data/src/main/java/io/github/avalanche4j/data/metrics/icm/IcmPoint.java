package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Id;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** How many interchain messages there were in a time, of all chains or from one chain to another. */
@Value.Immutable
public interface IcmPoint {
    /** {@return the beginning of the time} */
    @UnixSeconds
    Instant timestamp();

    /** {@return how many messages; read exactly, whether the service sends a number or a text} */
    BigDecimal value();

    /** {@return the chain that they came from; absent where chains are counted together} */
    Optional<Id> srcBlockchainId();

    /** {@return the chain that they went to; absent where chains are counted together} */
    Optional<Id> destBlockchainId();
}
