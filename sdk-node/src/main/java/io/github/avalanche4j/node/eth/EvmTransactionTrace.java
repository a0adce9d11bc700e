package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmHash;
import java.util.Optional;

/** The calls of one transaction of a traced block. */
@Value
public interface EvmTransactionTrace {
    /** {@return the transaction} */
    EvmHash txHash();

    /** {@return the transaction's outermost call; absent if it could not be traced} */
    Optional<EvmCallTrace> result();

    /** {@return why the transaction could not be traced; absent if it was} */
    Optional<String> error();
}
