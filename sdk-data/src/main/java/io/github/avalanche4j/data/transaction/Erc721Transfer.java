package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.token.Erc721Token;

/** A transfer of an ERC-721 collectible. */
@Value
public interface Erc721Transfer {
    /** {@return the sender} */
    Party from();

    /** {@return the receiver} */
    Party to();

    /** {@return the place of its log in the block, from 0} */
    int logIndex();

    /** {@return the collectible} */
    Erc721Token erc721Token();
}
