package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.model.Money;
import java.util.Optional;
import org.immutables.value.Value;

/** A fungible token. */
@Value.Immutable
public interface Erc20Token {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return the contract's name} */
    Optional<String> name();

    /** {@return the contract's symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    Optional<Integer> decimals();

    /** {@return where a picture of it is} */
    Optional<String> logoUri();

    /** {@return {@link ErcType#ERC_20}} */
    Optional<ErcType> ercType();

    /** {@return what one whole token is worth; absent where no price is known} */
    Optional<Money> price();

    /**
     * {@return what a security analysis says of it; absent where the service knows nothing, off the C-Chain, and from
     * endpoints that do not say it: balances of ERC-20 tokens and the second version of an address's
     * transactions that do}
     */
    Optional<TokenReputation> tokenReputation();
}
