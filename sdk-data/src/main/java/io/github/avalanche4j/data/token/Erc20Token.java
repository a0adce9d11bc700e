package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.model.Money;
import java.util.Optional;
import java.util.OptionalInt;

/** A fungible token. */
@Value
public interface Erc20Token {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return the contract's name} */
    Optional<String> name();

    /** {@return the contract's symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    OptionalInt decimals();

    /** {@return the address of its logo} */
    Optional<String> logoUri();

    /** {@return {@link ErcType#ERC_20}} */
    Optional<ErcType> ercType();

    /** {@return the price of one whole token; absent if no price is known} */
    Optional<Money> price();

    /**
     * {@return its reputation from a security analysis; absent if the service has none} Sent only for tokens of the
     * C-Chain, with ERC-20 balances and in version 2 of an address's transactions.
     */
    Optional<TokenReputation> tokenReputation();
}
