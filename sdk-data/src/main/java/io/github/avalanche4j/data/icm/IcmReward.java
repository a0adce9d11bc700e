package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.token.Erc20Token;
import java.math.BigInteger;

/** The reward for the delivery of a message, in an ERC-20 token. */
@Value
@SuppressWarnings("immutables:subtype") // a reward is never compared with a plain token
public interface IcmReward extends Erc20Token {
    /** {@return the amount, in the token's smallest unit} */
    BigInteger value();
}
