package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.value.Id;
import java.math.BigDecimal;
import java.util.Optional;

/** The number of interchain messages in windows that end now, of all chains or from one chain to another. */
@Value
public interface IcmWindows {
    /** {@return the figure of the last hour} */
    Optional<BigDecimal> lastHour();

    /** {@return the figure of the last 24 hours} */
    Optional<BigDecimal> lastDay();

    /** {@return the figure of the last 7 days} */
    Optional<BigDecimal> lastWeek();

    /** {@return the figure of the last month} */
    Optional<BigDecimal> lastMonth();

    /** {@return the figure of the last 90 days} */
    Optional<BigDecimal> last90Days();

    /** {@return the figure of the last year} */
    Optional<BigDecimal> lastYear();

    /** {@return the figure of all time} */
    Optional<BigDecimal> allTime();

    /** {@return the source chain; absent if not grouped by it} */
    Optional<Id> srcBlockchainId();

    /** {@return the destination chain; absent if not grouped by it} */
    Optional<Id> destBlockchainId();
}
