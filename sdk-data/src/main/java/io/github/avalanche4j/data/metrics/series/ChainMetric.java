package io.github.avalanche4j.data.metrics.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.Set;

/**
 * A figure of EVM chains. An address is active if it is the sender or the receiver of a transaction, or of a token
 * transfer in its logs. The service may know more than the constants here; {@link #of} accepts any.
 */
public final class ChainMetric extends OpenEnum {
    private static final Known<ChainMetric> KNOWN = new Known<>(ChainMetric::new);
    private static final Set<String> BY_ANY_INTERVAL = Set.of("activeAddresses", "activeSenders", "gasUsed", "txCount");

    /** Addresses that sent or received something. */
    public static final ChainMetric ACTIVE_ADDRESSES = KNOWN.add("activeAddresses");

    /** Addresses that sent something. */
    public static final ChainMetric ACTIVE_SENDERS = KNOWN.add("activeSenders");

    /** Transactions since the first block. By day only. */
    public static final ChainMetric CUMULATIVE_TX_COUNT = KNOWN.add("cumulativeTxCount");

    /** Addresses that were ever active. By day only. */
    public static final ChainMetric CUMULATIVE_ADDRESSES = KNOWN.add("cumulativeAddresses");

    /** Contracts ever created, by transactions or by other contracts. By day only. */
    public static final ChainMetric CUMULATIVE_CONTRACTS = KNOWN.add("cumulativeContracts");

    /** Addresses that ever created a contract. By day only. */
    public static final ChainMetric CUMULATIVE_DEPLOYERS = KNOWN.add("cumulativeDeployers");

    /** Contracts created, by transactions or by other contracts. By day only. */
    public static final ChainMetric CONTRACTS = KNOWN.add("contracts");

    /** Addresses that created a contract. By day only. */
    public static final ChainMetric DEPLOYERS = KNOWN.add("deployers");

    /** Gas that transactions used. */
    public static final ChainMetric GAS_USED = KNOWN.add("gasUsed");

    /** Transactions. */
    public static final ChainMetric TX_COUNT = KNOWN.add("txCount");

    /** Gas used per second, the mean of the day. By day only. */
    public static final ChainMetric AVG_GPS = KNOWN.add("avgGps");

    /** Gas used per second, the maximum of all blocks of the day. By day only. */
    public static final ChainMetric MAX_GPS = KNOWN.add("maxGps");

    /** Transactions per second, the mean of the day. By day only. */
    public static final ChainMetric AVG_TPS = KNOWN.add("avgTps");

    /** Transactions per second, the maximum of all blocks of the day. By day only. */
    public static final ChainMetric MAX_TPS = KNOWN.add("maxTps");

    /** The mean gas price of the day, in the smallest unit of the chain's token. By day only. */
    public static final ChainMetric AVG_GAS_PRICE = KNOWN.add("avgGasPrice");

    /** The highest gas price of the day, in the smallest unit of the chain's token. By day only. */
    public static final ChainMetric MAX_GAS_PRICE = KNOWN.add("maxGasPrice");

    /** Fees that transactions paid, in the smallest unit of the chain's token. By day only. */
    public static final ChainMetric FEES_PAID = KNOWN.add("feesPaid");

    private ChainMetric(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainMetric of(String value) {
        return KNOWN.of(value);
    }

    /** {@return whether the service counts it by day only, not by hour, week or month} */
    public boolean isDaily() {
        return isKnown() && !BY_ANY_INTERVAL.contains(value());
    }

    /** {@return whether it counts since the first block; such a figure has no rolling windows} */
    public boolean isCumulative() {
        return isKnown() && value().startsWith("cumulative");
    }
}
