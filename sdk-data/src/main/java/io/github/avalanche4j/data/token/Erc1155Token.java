package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import java.util.Optional;

/** A collectible with several units. */
@Value
public interface Erc1155Token {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return {@link ErcType#ERC_1155}} */
    Optional<ErcType> ercType();

    /** {@return the token's id} */
    BigInteger tokenId();

    /** {@return the address of its metadata} */
    Optional<String> tokenUri();

    /** {@return its metadata} */
    Optional<NftMetadata> metadata();
}
