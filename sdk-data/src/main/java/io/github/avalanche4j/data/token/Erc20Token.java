package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.EvmAddress;
import io.github.avalanche4j.data.model.Money;
import java.util.Optional;
import org.immutables.value.Value;

/** A fungible token. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableErc20Token.Builder.class)
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

    /** {@return {@code ERC-20}} */
    Optional<String> ercType();

    /** {@return what one whole token is worth; absent where no price is known} */
    Optional<Money> price();
}
