package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;
import java.util.Optional;

/** How a node responded when the service last polled it. */
@Value
public interface ValidatorHealth {
    /** {@return the share of the service's requests that it responded to, in percent} */
    Optional<BigDecimal> reachabilityPercent();

    /**
     * {@return the share of P-Chain requests for which it was benched, in percent} A node that does not respond is
     * benched: it gets no requests for a while.
     */
    Optional<BigDecimal> benchedPChainRequestsPercent();

    /** {@return the same for the X-Chain, in percent} */
    Optional<BigDecimal> benchedXChainRequestsPercent();

    /** {@return the same for the C-Chain, in percent} */
    Optional<BigDecimal> benchedCChainRequestsPercent();
}
