package io.github.avalanche4j.node.eth;

import java.util.List;
import org.immutables.value.Value;

/** A block of an EVM chain with its transactions. */
@Value.Immutable
public interface EvmFullBlock extends EvmHeader {
    /** {@return the transactions, in their order} */
    List<EvmTransaction> transactions();
}
