package io.github.avalanche4j.node.eth;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import org.immutables.value.Value;

/** A block of an EVM chain with its transactions. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableEvmFullBlock.Builder.class)
public interface EvmFullBlock extends EvmHeader {
    /** {@return the transactions, in their order} */
    List<EvmTransaction> transactions();
}
