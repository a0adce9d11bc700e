package io.github.avalanche4j.data.token;

import java.util.Optional;
import org.immutables.value.Value;

/** A unique collectible that an address owns. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc721Balance extends Erc721Token {
    /** {@return the EVM chain id} */
    Optional<String> chainId();
}
