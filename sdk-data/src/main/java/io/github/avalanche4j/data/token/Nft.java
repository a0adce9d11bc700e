package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import java.util.Optional;

/** A collectible of either standard; fields of one standard are absent for the other. */
@Value
public interface Nft {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return {@link ErcType#ERC_721} or {@link ErcType#ERC_1155}} */
    Optional<ErcType> ercType();

    /** {@return the token's id} */
    BigInteger tokenId();

    /** {@return the address of its metadata} */
    Optional<String> tokenUri();

    /** {@return its metadata} */
    Optional<NftMetadata> metadata();

    /** {@return the contract's name; only for ERC-721} */
    Optional<String> name();

    /** {@return the contract's symbol; only for ERC-721} */
    Optional<String> symbol();

    /** {@return its owner; only for ERC-721, and absent if the service does not say} */
    Optional<EvmAddress> ownerAddress();
}
