package io.github.avalanche4j.data.metrics.legacy;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.Set;

/**
 * A figure of EVM chains in version 1 of the metrics service, by the part of its path: {@code active_senders},
 * {@code cumulative/addresses}. The service may have known more than the constants here; {@link #of} accepts any.
 */
public final class LegacyMetric extends OpenEnum {
    private static final Known<LegacyMetric> KNOWN = new Known<>(LegacyMetric::new);
    private static final Set<String> BY_ANY_INTERVAL =
            Set.of("active_senders", "active_addresses", "gas_used", "tx_count");

    /** Addresses that sent a transaction. */
    public static final LegacyMetric ACTIVE_SENDERS = KNOWN.add("active_senders");

    /** Addresses that sent or received something. */
    public static final LegacyMetric ACTIVE_ADDRESSES = KNOWN.add("active_addresses");

    /** Gas that transactions used. Hourly figures are limited to a range of 60 days. */
    public static final LegacyMetric GAS_USED = KNOWN.add("gas_used");

    /** Transactions. */
    public static final LegacyMetric TX_COUNT = KNOWN.add("tx_count");

    /** Gas used per second, the mean of the day. */
    public static final LegacyMetric AVG_GPS = KNOWN.add("avg_gps");

    /** Gas used per second, the maximum of the day. */
    public static final LegacyMetric MAX_GPS = KNOWN.add("max_gps");

    /** Transactions per second, the mean of the day. */
    public static final LegacyMetric AVG_TPS = KNOWN.add("avg_tps");

    /** Transactions per second, the maximum of the day. */
    public static final LegacyMetric MAX_TPS = KNOWN.add("max_tps");

    /** The mean gas price of the day, in the smallest unit of the chain's token. */
    public static final LegacyMetric AVG_GAS_PRICE = KNOWN.add("avg_gas_price");

    /** The highest gas price of the day, in the smallest unit of the chain's token. */
    public static final LegacyMetric MAX_GAS_PRICE = KNOWN.add("max_gas_price");

    /** Addresses that were ever active. */
    public static final LegacyMetric CUMULATIVE_ADDRESSES = KNOWN.add("cumulative/addresses");

    /** Contracts ever created. */
    public static final LegacyMetric CUMULATIVE_CONTRACTS = KNOWN.add("cumulative/contracts");

    /** Transactions since the first block. */
    public static final LegacyMetric CUMULATIVE_TX_COUNT = KNOWN.add("cumulative/tx_count");

    /** Addresses that ever created a contract. */
    public static final LegacyMetric CUMULATIVE_DEPLOYERS = KNOWN.add("cumulative/deployers");

    private LegacyMetric(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static LegacyMetric of(String value) {
        return KNOWN.of(value);
    }

    /** {@return whether the service counts it by day only, not by hour, week or month} */
    public boolean isDaily() {
        return isKnown() && !BY_ANY_INTERVAL.contains(value());
    }
}
