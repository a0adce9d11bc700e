package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** A signed transaction of an EVM chain. The fields about its block are absent while it waits in the node's pool. */
@Value
@SuppressWarnings("immutables:subtype") // the constructor is seen by generated code only
public interface EvmTransaction extends EvmSignedTransaction {
    /** {@return the sender} */
    EvmAddress from();

    /** {@return the hash of its block; absent while it waits} */
    Optional<EvmHash> blockHash();

    /** {@return the number of its block; absent while it waits} */
    Optional<UInt64> blockNumber();

    /** {@return its index in the block, from 0; absent while it waits} */
    Optional<UInt64> transactionIndex();
}
