package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.UInt64;
import java.util.Optional;
import org.immutables.value.Value;

/** How the fee for an L1's validators is found (ACP-77). */
@Value.Immutable
public interface ValidatorFeeConfig {
    /** {@return how many L1 validators there may be} */
    Optional<UInt64> capacity();

    /** {@return how many there may be before the price rises} */
    Optional<UInt64> target();

    /** {@return the least price, in nAVAX for a second} */
    Optional<UInt64> minPrice();

    /** {@return how slowly the price rises} */
    Optional<UInt64> excessConversionConstant();
}
