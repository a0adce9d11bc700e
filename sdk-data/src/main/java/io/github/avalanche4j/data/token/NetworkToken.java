package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The native token of a chain. */
@Value
public interface NetworkToken {
    /** {@return its name} */
    Optional<String> name();

    /** {@return its symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    int decimals();

    /** {@return the address of its logo} */
    Optional<String> logoUri();

    /** {@return a text about it} */
    Optional<String> description();
}
