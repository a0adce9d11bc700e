package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.util.Optional;
import java.util.OptionalInt;

/** The token of a transfer. */
@Value
public interface EventToken {
    /** {@return its contract} */
    EvmAddress address();

    /** {@return its name} */
    Optional<String> name();

    /** {@return its symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    OptionalInt decimals();

    /** {@return the amount in whole tokens, as the service computed it; {@link EventTransfer#value} is exact} */
    Optional<String> valueWithDecimals();
}
