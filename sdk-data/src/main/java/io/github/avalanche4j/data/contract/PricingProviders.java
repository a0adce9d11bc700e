package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The names of a token at the providers of its price. */
@Value
public interface PricingProviders {
    /** {@return CoinGecko's id of it} */
    Optional<String> coingeckoCoinId();
}
