package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;

/** A block of an EVM chain with its transactions. */
@Value
@SuppressWarnings("immutables:subtype") // the constructor is seen by generated code only
public interface EvmFullBlock extends EvmHeader {
    /** {@return the transactions, in their order} */
    List<EvmTransaction> transactions();
}
