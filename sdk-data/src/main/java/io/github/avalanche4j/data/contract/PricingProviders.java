package io.github.avalanche4j.data.contract;

import java.util.Optional;
import org.immutables.value.Value;

/** By what name those know a token who tell its price. */
@Value.Immutable
public interface PricingProviders {
    /** {@return CoinGecko's id of it} */
    Optional<String> coingeckoCoinId();
}
