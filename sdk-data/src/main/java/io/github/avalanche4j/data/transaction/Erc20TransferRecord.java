package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.EvmHash;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.json.UnixMilliseconds;
import io.github.avalanche4j.core.internal.json.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** A movement of a fungible token and the transaction that it was part of. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableErc20TransferRecord.Builder.class)
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface Erc20TransferRecord extends Erc20Transfer {
    /** {@return the block's number} */
    UInt64 blockNumber();

    /** {@return when the block was proposed} */
    @UnixSeconds
    Instant blockTimestamp();

    /** {@return the same time to the millisecond; absent before the Granite upgrade} */
    @UnixMilliseconds
    Optional<Instant> blockTimestampMilliseconds();

    /** {@return the block's hash} */
    EvmHash blockHash();

    /** {@return the transaction's hash} */
    EvmHash txHash();
}
