package io.github.avalanche4j.data.model;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** An amount of a currency. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableMoney.Builder.class)
public interface Money {
    /** {@return the currency} */
    CurrencyCode currencyCode();

    /** {@return the amount; read exactly, whether the service sends a number or a text} */
    BigDecimal value();
}
