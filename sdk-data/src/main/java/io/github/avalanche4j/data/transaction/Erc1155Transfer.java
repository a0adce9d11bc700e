package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.token.Erc1155Token;
import java.math.BigInteger;

/** A transfer of an ERC-1155 collectible. */
@Value
public interface Erc1155Transfer {
    /** {@return the sender} */
    Party from();

    /** {@return the receiver} */
    Party to();

    /** {@return the place of its log in the block, from 0} */
    int logIndex();

    /** {@return the number of units} */
    BigInteger value();

    /** {@return the collectible} */
    Erc1155Token erc1155Token();
}
