package io.github.avalanche4j.data.metrics.legacy;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A figure of EVM chains in the first form of the metrics service, by the part of its path: {@code active_senders},
 * {@code cumulative/addresses}. The service may have known more than the constants here; {@link #of} names any.
 */
public final class LegacyMetric extends OpenEnum {
    private static final Map<String, LegacyMetric> KNOWN = new LinkedHashMap<>();
    private static final Set<String> BY_ANY_INTERVAL =
            Set.of("active_senders", "active_addresses", "gas_used", "tx_count");

    /** Addresses that sent a transaction. */
    public static final LegacyMetric ACTIVE_SENDERS = known("active_senders");

    /** Addresses that sent or received something. */
    public static final LegacyMetric ACTIVE_ADDRESSES = known("active_addresses");

    /** Gas that transactions used. No hours of a time of more than 60 days. */
    public static final LegacyMetric GAS_USED = known("gas_used");

    /** Transactions. */
    public static final LegacyMetric TX_COUNT = known("tx_count");

    /** Gas used per second, the mean of the day. */
    public static final LegacyMetric AVG_GPS = known("avg_gps");

    /** Gas used per second, the most of the day. */
    public static final LegacyMetric MAX_GPS = known("max_gps");

    /** Transactions per second, the mean of the day. */
    public static final LegacyMetric AVG_TPS = known("avg_tps");

    /** Transactions per second, the most of the day. */
    public static final LegacyMetric MAX_TPS = known("max_tps");

    /** The mean gas price of the day, in the smallest unit of the chain's token. */
    public static final LegacyMetric AVG_GAS_PRICE = known("avg_gas_price");

    /** The highest gas price of the day, in the smallest unit of the chain's token. */
    public static final LegacyMetric MAX_GAS_PRICE = known("max_gas_price");

    /** Addresses that were ever active. */
    public static final LegacyMetric CUMULATIVE_ADDRESSES = known("cumulative/addresses");

    /** Contracts ever created. */
    public static final LegacyMetric CUMULATIVE_CONTRACTS = known("cumulative/contracts");

    /** Transactions since the first block. */
    public static final LegacyMetric CUMULATIVE_TX_COUNT = known("cumulative/tx_count");

    /** Addresses that ever created a contract. */
    public static final LegacyMetric CUMULATIVE_DEPLOYERS = known("cumulative/deployers");

    private LegacyMetric(String value, boolean known) {
        super(value, known);
    }

    private static LegacyMetric known(String value) {
        LegacyMetric constant = new LegacyMetric(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static LegacyMetric of(String value) {
        LegacyMetric known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new LegacyMetric(value, false) : known;
    }

    /** {@return whether the service counts it by the day alone, and not by hour, week or month} */
    public boolean isDaily() {
        return isKnown() && !BY_ANY_INTERVAL.contains(value());
    }
}
