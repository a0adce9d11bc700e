package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** A unique collectible that an address owns. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc721Balance extends Erc721Token {
    /** {@return the EVM chain id} */
    Optional<String> chainId();
}
