package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.metrics.series.RollingWindows;
import java.util.Optional;

/** The number of interchain messages in windows that end now, of all chains or from one chain to another. */
@Value
@SuppressWarnings("immutables:subtype") // never compared with the figures of a chain
public interface IcmWindows extends RollingWindows {
    /** {@return the source chain; absent if not grouped by it} */
    Optional<Id> srcBlockchainId();

    /** {@return the destination chain; absent if not grouped by it} */
    Optional<Id> destBlockchainId();
}
