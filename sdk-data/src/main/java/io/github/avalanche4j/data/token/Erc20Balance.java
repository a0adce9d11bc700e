package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.model.Money;
import java.math.BigInteger;
import java.util.Optional;

/** An address's balance of a fungible token. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc20Balance extends Erc20Token {
    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return the amount, in the token's smallest unit} */
    BigInteger balance();

    /** {@return the value of the balance; absent if no price is known} */
    Optional<Money> balanceValue();
}
