package io.github.avalanche4j.data.model;

import java.math.BigDecimal;
import org.immutables.value.Value;

/** An amount of a currency. */
@Value.Immutable
public interface Money {
    /** {@return the currency} */
    CurrencyCode currencyCode();

    /** {@return the amount; exact, from a number or a text} */
    BigDecimal value();
}
