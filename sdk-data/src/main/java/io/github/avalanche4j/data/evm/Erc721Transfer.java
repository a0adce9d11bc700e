package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import org.immutables.value.Value;

/** A movement of a collectible of which there is one. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableErc721Transfer.Builder.class)
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
