package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The receipt of an accepted transaction. */
@Value
public interface EvmReceipt {
    /** {@return the transaction} */
    EvmHash transactionHash();

    /** {@return its index in the block, from 0} */
    UInt64 transactionIndex();

    /** {@return the hash of its block} */
    EvmHash blockHash();

    /** {@return the number of its block} */
    UInt64 blockNumber();

    /** {@return 1 if it succeeded, 0 if it was reverted and had no effect but its fee} */
    Optional<UInt64> status();

    /** {@return whether it succeeded} */
    default boolean isSuccess() {
        return status().map(status -> status.longValue() == 1).orElse(false);
    }

    /** {@return the sender} */
    EvmAddress from();

    /** {@return the receiver; absent if the transaction creates a contract} */
    Optional<EvmAddress> to();

    /** {@return the contract that the transaction created; absent if it created none} */
    Optional<EvmAddress> contractAddress();

    /** {@return the gas that it used} */
    UInt64 gasUsed();

    /** {@return the gas that it and those before it in the block used} */
    UInt64 cumulativeGasUsed();

    /** {@return the price that it paid, in wei per gas} */
    Optional<BigInteger> effectiveGasPrice();

    /** {@return the gas that its blobs used; type 3 only} */
    Optional<UInt64> blobGasUsed();

    /** {@return the price that it paid for blobs, in wei per blob gas; type 3 only} */
    Optional<BigInteger> blobGasPrice();

    /** {@return the type of the transaction, see {@link EvmTransaction#type}} */
    Optional<UInt64> type();

    /** {@return the logs that it emitted, in order; none if it was reverted} */
    List<EvmLog> logs();

    /** {@return the bloom filter of the logs' addresses and topics, 256 bytes} */
    Optional<Bytes> logsBloom();
}
