package io.github.avalanche4j.data.model;

import java.math.BigDecimal;
import org.immutables.value.Value;

/** An amount of a currency. */
@Value.Immutable
public interface Money {
    /** {@return the currency} */
    CurrencyCode currencyCode();

    /** {@return the amount; read exactly, whether the service sends a number or a text} */
    BigDecimal value();
}
