package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigDecimal;

/** An address that bridged BTC.b, and the amount. */
@Value
public interface BridgedAddress {
    /** {@return the address} */
    EvmAddress address();

    /** {@return the net amount, by which the list is ordered; the service does not document its unit} */
    BigDecimal sortKey();
}
