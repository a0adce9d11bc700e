package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;

/** The status of an atomic transaction of the C-Chain. */
@Value
public interface AtomicTxStatus {
    /** {@return the status} */
    TxStatus status();

    /** {@return the number of the C-Chain block that contains it; absent unless it was accepted} */
    Optional<UInt64> blockHeight();
}
