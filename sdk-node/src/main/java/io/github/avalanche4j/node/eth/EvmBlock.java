package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.value.EvmHash;
import java.util.List;
import org.immutables.value.Value;

/** A block of an EVM chain with the hashes of its transactions. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the constructor is seen by generated code only
public interface EvmBlock extends EvmHeader {
    /** {@return the hashes of the transactions, in their order} */
    List<EvmHash> transactions();
}
