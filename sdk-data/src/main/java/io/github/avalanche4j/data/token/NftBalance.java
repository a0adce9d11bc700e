package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigInteger;
import java.util.Optional;

/** A collectible that an address owns. The service also lists ERC-1155 collectibles that the address no longer owns. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface NftBalance extends Nft {
    /** {@return the EVM chain id} */
    Optional<String> chainId();

    /** {@return the number of units, which may be 0; only for ERC-1155} */
    Optional<BigInteger> balance();
}
