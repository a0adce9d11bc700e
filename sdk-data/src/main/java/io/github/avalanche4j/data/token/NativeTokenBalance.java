package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.model.Money;
import java.math.BigInteger;
import java.util.Optional;

/** An address's balance of a chain's native token. */
@Value
public interface NativeTokenBalance {
    /** {@return the token's name} */
    Optional<String> name();

    /** {@return the token's symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    int decimals();

    /** {@return the address of its logo} */
    Optional<String> logoUri();

    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return the price of one whole token; absent if no price is known} */
    Optional<Money> price();

    /** {@return the amount, in the token's smallest unit} */
    BigInteger balance();

    /** {@return the value of the balance; absent if no price is known} */
    Optional<Money> balanceValue();
}
