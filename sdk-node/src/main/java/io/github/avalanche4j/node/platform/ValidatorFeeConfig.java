package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The parameters of the continuous fee that L1 validators pay (ACP-77). */
@Value
public interface ValidatorFeeConfig {
    /** {@return the maximum number of L1 validators} */
    Optional<UInt64> capacity();

    /** {@return the number of L1 validators above which the price rises} */
    Optional<UInt64> target();

    /** {@return the minimum price of a second} */
    Optional<NAvax> minPrice();

    /** {@return the constant that divides the excess in the price formula; the larger, the slower the price rises} */
    Optional<UInt64> excessConversionConstant();
}
