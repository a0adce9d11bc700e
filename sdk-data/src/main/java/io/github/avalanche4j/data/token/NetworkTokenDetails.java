package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.model.Money;
import java.util.Optional;

/** The native token of a transaction's chain, with its current and its historical price. */
@Value
public interface NetworkTokenDetails {
    /** {@return the token} */
    NetworkToken networkToken();

    /** {@return the current price of one whole token; absent if no price is known} */
    Optional<Money> currentPrice();

    /** {@return its price at the time of the transaction; absent for transactions of the last 24 hours} */
    Optional<Money> historicalPrice();
}
