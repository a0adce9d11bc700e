package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** An event that a contract emitted. */
@Value.Immutable
public interface EvmLog {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return up to four topics; the first is the hash of the event's signature, unless the event is anonymous} */
    List<EvmHash> topics();

    /** {@return the event's other arguments, as the contract's ABI encodes them} */
    Bytes data();

    /** {@return the number of the block} */
    UInt64 blockNumber();

    /** {@return the hash of the block} */
    EvmHash blockHash();

    /** {@return the transaction} */
    EvmHash transactionHash();

    /** {@return the transaction's index in the block, from 0} */
    UInt64 transactionIndex();

    /** {@return the log's index among all logs of the block, from 0} */
    UInt64 logIndex();

    /** {@return false, because an accepted block of an Avalanche chain is final} */
    Optional<Boolean> removed();
}
