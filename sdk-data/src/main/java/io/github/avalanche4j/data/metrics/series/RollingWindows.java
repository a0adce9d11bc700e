package io.github.avalanche4j.data.metrics.series;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A figure over windows that end now. A window that the service does not provide is absent: active addresses and
 * senders have only an hour, a day and a week, and older versions of the service have no week and no 90 days.
 */
@Value
public interface RollingWindows {
    /** {@return the figure of the last hour} */
    @WireName(alias = "last_hour")
    Optional<BigDecimal> lastHour();

    /** {@return the figure of the last 24 hours} */
    @WireName(alias = "last_day")
    Optional<BigDecimal> lastDay();

    /** {@return the figure of the last 7 days} */
    @WireName(alias = "last_week")
    Optional<BigDecimal> lastWeek();

    /** {@return the figure of the last month} */
    @WireName(alias = "last_month")
    Optional<BigDecimal> lastMonth();

    /** {@return the figure of the last 90 days} */
    Optional<BigDecimal> last90Days();

    /** {@return the figure of the last year} */
    @WireName(alias = "last_year")
    Optional<BigDecimal> lastYear();

    /** {@return the figure of all time} */
    @WireName(alias = "all_time")
    Optional<BigDecimal> allTime();
}
