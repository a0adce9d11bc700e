package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.util.Optional;
import java.util.OptionalInt;

/** A wallet or a contract that takes part in something. */
@Value
public interface Party {
    /** {@return the address} */
    EvmAddress address();

    /** {@return the contract's name; absent for wallets} */
    Optional<String> name();

    /** {@return the contract's symbol; absent for wallets} */
    Optional<String> symbol();

    /** {@return how many decimal places the token's amounts have; absent for wallets} */
    OptionalInt decimals();

    /** {@return the address of its logo; absent if there is none} */
    Optional<String> logoUri();
}
