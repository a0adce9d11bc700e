package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A figure of EVM chains. An address is active if it is the sender or the receiver of a transaction, or of a token
 * transfer in its logs. The service may know more than the constants here; {@link #of} names any.
 */
public final class ChainMetric extends OpenEnum {
    private static final Map<String, ChainMetric> KNOWN = new LinkedHashMap<>();
    private static final Set<String> BY_ANY_INTERVAL = Set.of("activeAddresses", "activeSenders", "gasUsed", "txCount");

    /** Addresses that sent or received something. */
    public static final ChainMetric ACTIVE_ADDRESSES = known("activeAddresses");

    /** Addresses that sent something. */
    public static final ChainMetric ACTIVE_SENDERS = known("activeSenders");

    /** Transactions since the first block. By the day alone. */
    public static final ChainMetric CUMULATIVE_TX_COUNT = known("cumulativeTxCount");

    /** Addresses that were ever active. By the day alone. */
    public static final ChainMetric CUMULATIVE_ADDRESSES = known("cumulativeAddresses");

    /** Contracts ever created, by transactions or by other contracts. By the day alone. */
    public static final ChainMetric CUMULATIVE_CONTRACTS = known("cumulativeContracts");

    /** Addresses that ever created a contract. By the day alone. */
    public static final ChainMetric CUMULATIVE_DEPLOYERS = known("cumulativeDeployers");

    /** Contracts created, by transactions or by other contracts. By the day alone. */
    public static final ChainMetric CONTRACTS = known("contracts");

    /** Addresses that created a contract. By the day alone. */
    public static final ChainMetric DEPLOYERS = known("deployers");

    /** Gas that transactions used. */
    public static final ChainMetric GAS_USED = known("gasUsed");

    /** Transactions. */
    public static final ChainMetric TX_COUNT = known("txCount");

    /** Gas used per second, the mean of the day. By the day alone. */
    public static final ChainMetric AVG_GPS = known("avgGps");

    /** Gas used per second, in the block of the day with the most. By the day alone. */
    public static final ChainMetric MAX_GPS = known("maxGps");

    /** Transactions per second, the mean of the day. By the day alone. */
    public static final ChainMetric AVG_TPS = known("avgTps");

    /** Transactions per second, in the block of the day with the most. By the day alone. */
    public static final ChainMetric MAX_TPS = known("maxTps");

    /** The mean gas price of the day, in the smallest unit of the chain's token. By the day alone. */
    public static final ChainMetric AVG_GAS_PRICE = known("avgGasPrice");

    /** The highest gas price of the day, in the smallest unit of the chain's token. By the day alone. */
    public static final ChainMetric MAX_GAS_PRICE = known("maxGasPrice");

    /** Fees that transactions paid, in the smallest unit of the chain's token. By the day alone. */
    public static final ChainMetric FEES_PAID = known("feesPaid");

    private ChainMetric(String value, boolean known) {
        super(value, known);
    }

    private static ChainMetric known(String value) {
        ChainMetric constant = new ChainMetric(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainMetric of(String value) {
        ChainMetric known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ChainMetric(value, false) : known;
    }

    /** {@return whether the service counts it by the day alone, and not by hour, week or month} */
    public boolean isDaily() {
        return isKnown() && !BY_ANY_INTERVAL.contains(value());
    }

    /** {@return whether it grows with every day since the first block; such a figure has no rolling windows} */
    public boolean isCumulative() {
        return isKnown() && value().startsWith("cumulative");
    }
}
