package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A collectible and the number of them that an address owns. The service also lists collectibles that the address no
 * longer owns.
 */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc1155Balance extends Erc1155Token {
    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return the number of units; may be 0} */
    BigInteger balance();
}
