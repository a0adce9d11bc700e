package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;
import java.util.OptionalInt;

/** The native token of a chain, and how much of it a transaction moved. */
@Value
public interface EventNetworkToken {
    /** {@return its name} */
    Optional<String> tokenName();

    /** {@return its symbol} */
    Optional<String> tokenSymbol();

    /** {@return how many decimal places its amounts have} */
    OptionalInt tokenDecimals();

    /** {@return the amount in whole tokens, as the service computed it; {@link EventTransaction#value} is exact} */
    Optional<String> valueWithDecimals();
}
