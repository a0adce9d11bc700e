package io.github.avalanche4j.node.eth;

import java.util.List;
import org.immutables.value.Value;

/** A block of an EVM chain with its transactions. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the constructor is seen by generated code only
public interface EvmFullBlock extends EvmHeader {
    /** {@return the transactions, in their order} */
    List<EvmTransaction> transactions();
}
