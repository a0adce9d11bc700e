package io.github.avalanche4j.data.token;

import io.github.avalanche4j.data.model.Money;
import java.math.BigInteger;
import java.util.Optional;
import org.immutables.value.Value;

/** How much of a chain's native token an address has. */
@Value.Immutable
public interface NativeTokenBalance {
    /** {@return the token's name} */
    Optional<String> name();

    /** {@return the token's symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    int decimals();

    /** {@return where a picture of it is} */
    Optional<String> logoUri();

    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return what one whole token is worth; absent where no price is known} */
    Optional<Money> price();

    /** {@return the amount, in the token's smallest unit} */
    BigInteger balance();

    /** {@return what the amount is worth; absent where no price is known} */
    Optional<Money> balanceValue();
}
