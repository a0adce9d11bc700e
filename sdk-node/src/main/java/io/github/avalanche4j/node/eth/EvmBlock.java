package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmHash;
import java.util.List;

/** A block of an EVM chain with the hashes of its transactions. */
@Value
@SuppressWarnings("immutables:subtype") // the constructor is seen by generated code only
public interface EvmBlock extends EvmHeader {
    /** {@return the hashes of the transactions, in their order} */
    List<EvmHash> transactions();
}
