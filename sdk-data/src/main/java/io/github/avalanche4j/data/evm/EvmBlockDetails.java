package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.UnixMilliseconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** A block of an EVM chain. */
@Value
public interface EvmBlockDetails {
    /** {@return the EVM chain id; the service leaves it out in many responses} */
    Optional<String> chainId();

    /** {@return the block's number} */
    UInt64 blockNumber();

    /** {@return when the block was proposed} */
    @UnixSeconds
    Instant blockTimestamp();

    /** {@return the same time with milliseconds; absent before the Granite upgrade} */
    @UnixMilliseconds
    Optional<Instant> blockTimestampMilliseconds();

    /** {@return the excess that determines the block's minimum delay; absent before the Granite upgrade} */
    Optional<UInt64> blockMinDelayExcess();

    /** {@return the block's hash} */
    EvmHash blockHash();

    /** {@return the hash of the block before} */
    Optional<EvmHash> parentHash();

    /** {@return the number of its transactions} */
    UInt64 txCount();

    /** {@return the base fee of gas, in the smallest unit of the native token} */
    Optional<BigInteger> baseFee();

    /**
     * {@return the gas its transactions used} The header of a C-Chain block since Helicon has the sum of their gas limits
     * instead, which may be what the service returns; the transactions' receipts have the gas that was used.
     */
    Optional<UInt64> gasUsed();

    /** {@return its gas limit} */
    Optional<UInt64> gasLimit();

    /** {@return the block gas cost} */
    Optional<BigInteger> gasCost();

    /** {@return the fees that its transactions paid, in the smallest unit of the native token} */
    Optional<BigInteger> feesSpent();

    /** {@return the number of transactions on the chain up to and including this block} */
    Optional<UInt64> cumulativeTransactions();
}
