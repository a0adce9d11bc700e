package io.github.avalanche4j.data.validator;

import java.math.BigDecimal;
import java.util.Optional;
import org.immutables.value.Value;

/** How a node responded when the service last asked. */
@Value.Immutable
public interface ValidatorHealth {
    /** {@return the share of requests that it responded to, in percent} */
    Optional<BigDecimal> reachabilityPercent();

    /** {@return the share of P-Chain requests for which it was benched for being slow, in percent} */
    Optional<BigDecimal> benchedPChainRequestsPercent();

    /** {@return the same on the X-Chain} */
    Optional<BigDecimal> benchedXChainRequestsPercent();

    /** {@return the same on the C-Chain} */
    Optional<BigDecimal> benchedCChainRequestsPercent();
}
