package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** A transfer of tokens. */
@Value
public interface EventTransfer {
    /** {@return the transaction} */
    Optional<EvmHash> transactionHash();

    /** {@return the kind of token, such as {@code ERC20}} */
    Optional<String> type();

    /** {@return the sender} */
    EvmAddress from();

    /** {@return the receiver} */
    EvmAddress to();

    /** {@return the amount, in the token's smallest unit} */
    BigInteger value();

    /** {@return the token's id; only of collectibles} */
    Optional<BigInteger> tokenId();

    /** {@return when its block was proposed} */
    @UnixSeconds
    Optional<Instant> blockTimestamp();

    /** {@return the place of its log in the block} */
    OptionalInt logIndex();

    /** {@return the token; only of ERC-20} */
    Optional<EventToken> erc20Token();

    /** {@return the collection; only of ERC-721} */
    Optional<EventToken> erc721Token();

    /** {@return the collection; only of ERC-1155} */
    Optional<EventToken> erc1155Token();
}
