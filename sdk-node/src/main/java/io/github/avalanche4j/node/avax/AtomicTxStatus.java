package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;
import org.immutables.value.Value;

/** How far a transaction between the C-Chain and another chain has come. */
@Value.Immutable
public interface AtomicTxStatus {
    /** {@return how far} */
    TxStatus status();

    /** {@return the number of the C-Chain's block that has it; only of an accepted one} */
    Optional<UInt64> blockHeight();
}
