package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.data.token.Erc721Token;
import org.immutables.value.Value;

/** A movement of a collectible of which there is one. */
@Value.Immutable
public interface Erc721Transfer {
    /** {@return who gave} */
    Party from();

    /** {@return who received} */
    Party to();

    /** {@return the place of its log in the block, from 0} */
    int logIndex();

    /** {@return the collectible} */
    Erc721Token erc721Token();
}
