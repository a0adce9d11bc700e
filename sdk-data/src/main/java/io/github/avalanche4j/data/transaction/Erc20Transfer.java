package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.token.Erc20Token;
import java.math.BigInteger;

/** A transfer of a fungible token. */
@Value
public interface Erc20Transfer {
    /** {@return the sender} */
    Party from();

    /** {@return the receiver} */
    Party to();

    /** {@return the place of its log in the block, from 0} */
    int logIndex();

    /** {@return the amount, in the token's smallest unit} */
    BigInteger value();

    /** {@return the token} */
    Erc20Token erc20Token();
}
