package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;

/**
 * The parameters of the P-Chain's dynamic fee mechanism (ACP-103). Gas measures the resources that a transaction uses.
 */
@Value
public interface DynamicFeeConfig {
    /**
     * {@return the gas that one unit costs, in this order: bandwidth in bytes, database reads, database writes,
     * computing time in microseconds}
     */
    List<UInt64> weights();

    /** {@return the maximum gas that can be available at once} */
    Optional<UInt64> maxCapacity();

    /** {@return the gas that becomes available per second} */
    Optional<UInt64> maxPerSecond();

    /** {@return the gas that may be used per second before the price rises} */
    Optional<UInt64> targetPerSecond();

    /** {@return the minimum price of a unit of gas} */
    Optional<NAvax> minPrice();

    /** {@return the constant that divides the excess in the price formula; the larger, the slower the price rises} */
    Optional<UInt64> excessConversionConstant();
}
