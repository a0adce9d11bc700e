package io.github.avalanche4j.data.token;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import java.util.Optional;

/** A unique collectible. */
@Value
public interface Erc721Token {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return the contract's name} */
    Optional<String> name();

    /** {@return the contract's symbol} */
    Optional<String> symbol();

    /** {@return {@link ErcType#ERC_721}} */
    Optional<ErcType> ercType();

    /** {@return the token's id} */
    BigInteger tokenId();

    /** {@return the address of its metadata} */
    Optional<String> tokenUri();

    /** {@return its metadata} */
    Optional<NftMetadata> metadata();

    /** {@return its owner; absent if the service does not say} */
    Optional<EvmAddress> ownerAddress();
}
