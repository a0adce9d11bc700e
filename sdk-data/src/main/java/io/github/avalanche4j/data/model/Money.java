package io.github.avalanche4j.data.model;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigDecimal;

/** An amount of a currency. */
@Value
public interface Money {
    /** {@return the currency} */
    CurrencyCode currencyCode();

    /** {@return the amount; exact, from a number or a text} */
    BigDecimal value();
}
