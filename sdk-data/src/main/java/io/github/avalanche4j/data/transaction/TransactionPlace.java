package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.UnixMilliseconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** A transaction and its block. */
public interface TransactionPlace {
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
