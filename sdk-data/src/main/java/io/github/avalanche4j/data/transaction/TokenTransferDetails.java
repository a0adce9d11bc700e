package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.token.Erc1155Token;
import io.github.avalanche4j.data.token.Erc20Token;
import io.github.avalanche4j.data.token.Erc721Token;
import java.math.BigInteger;
import java.util.Optional;

/** A transfer of a token of any standard, and its transaction. Exactly one of the three tokens is present. */
@Value
@SuppressWarnings("immutables:subtype") // only generated code calls the constructor
public interface TokenTransferDetails extends TransactionPlace {
    /** {@return the sender} */
    Party from();

    /** {@return the receiver} */
    Party to();

    /** {@return the place of its log in the block, from 0} */
    int logIndex();

    /**
     * {@return the amount, in an ERC-20 token's smallest unit, or how many of an ERC-1155 collectible; absent for
     * ERC-721}
     */
    Optional<BigInteger> value();

    /** {@return the fungible token; absent for collectibles} */
    Optional<Erc20Token> erc20Token();

    /** {@return the ERC-721 collectible; absent for others} */
    Optional<Erc721Token> erc721Token();

    /** {@return the ERC-1155 collectible; absent for others} */
    Optional<Erc1155Token> erc1155Token();
}
