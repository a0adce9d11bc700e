package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** An address that bridged BTC.b, and how much. */
@Value.Immutable
public interface BridgedAddress {
    /** {@return the address} */
    EvmAddress address();

    /** {@return what it bridged, net; the list is ordered by it, and the service does not document its unit} */
    BigDecimal sortKey();
}
