package io.github.avalanche4j.data.token;

import io.github.avalanche4j.data.model.Money;
import java.util.Optional;
import org.immutables.value.Value;

/** The native token of a transaction's chain, and what it is and was worth. */
@Value.Immutable
public interface NetworkTokenDetails {
    /** {@return the token} */
    NetworkToken networkToken();

    /** {@return what one whole token is worth now; absent where no price is known} */
    Optional<Money> currentPrice();

    /** {@return what it was worth then; absent for transactions of the last 24 hours} */
    Optional<Money> historicalPrice();
}
