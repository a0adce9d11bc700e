package io.github.avalanche4j.data.contract;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** By what name those know a token who tell its price. */
@Value.Immutable
@JsonDeserialize(builder = ImmutablePricingProviders.Builder.class)
public interface PricingProviders {
    /** {@return CoinGecko's id of it} */
    Optional<String> coingeckoCoinId();
}
