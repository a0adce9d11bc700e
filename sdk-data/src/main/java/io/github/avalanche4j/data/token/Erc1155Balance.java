package io.github.avalanche4j.data.token;

import java.math.BigInteger;
import java.util.Optional;
import org.immutables.value.Value;

/** How many of a collectible an address owns. The service also lists collectibles of which it owns none any more. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface Erc1155Balance extends Erc1155Token {
    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return how many; may be 0} */
    BigInteger balance();
}
