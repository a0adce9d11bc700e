package io.github.avalanche4j.data.contract;

import java.util.Optional;
import org.immutables.value.Value;

/** The names of a token at the providers of its price. */
@Value.Immutable
public interface PricingProviders {
    /** {@return CoinGecko's id of it} */
    Optional<String> coingeckoCoinId();
}
