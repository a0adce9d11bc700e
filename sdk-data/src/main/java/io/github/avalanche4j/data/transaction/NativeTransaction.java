package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.UnixMilliseconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** A transaction as its block holds it. */
@Value
public interface NativeTransaction {
    /** {@return the block's number} */
    UInt64 blockNumber();

    /** {@return when the block was proposed} */
    @UnixSeconds
    Instant blockTimestamp();

    /** {@return the same time to the millisecond; absent before the Granite upgrade} */
    @UnixMilliseconds
    Optional<Instant> blockTimestampMilliseconds();

    /** {@return the excess that determines the block's minimum delay; absent before the Granite upgrade} */
    Optional<UInt64> blockMinDelayExcess();

    /** {@return the block's hash} */
    EvmHash blockHash();

    /** {@return the EVM chain id; absent if the service leaves it out} */
    Optional<String> chainId();

    /** {@return the place in the block, from 0} */
    int blockIndex();

    /** {@return the transaction's hash} */
    EvmHash txHash();

    /** {@return its outcome} */
    ExecutionStatus txStatus();

    /** {@return the transaction type (EIP-2718)} */
    int txType();

    /** {@return its gas limit} */
    UInt64 gasLimit();

    /** {@return the gas it used} */
    UInt64 gasUsed();

    /** {@return the price of gas, in the smallest unit of the native token} */
    BigInteger gasPrice();

    /** {@return the sender's nonce} */
    UInt64 nonce();

    /** {@return the sender} */
    Party from();

    /** {@return the called wallet or contract; absent if the service names none for the creation of a contract} */
    Optional<Party> to();

    /** {@return the called method; absent if the service does not say} */
    Optional<Method> method();

    /** {@return the amount moved, in the smallest unit of the native token} */
    BigInteger value();
}
