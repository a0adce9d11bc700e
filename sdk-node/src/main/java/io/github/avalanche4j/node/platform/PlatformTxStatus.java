package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;
import org.immutables.value.Value;

/** The status of a transaction of the P-Chain. */
@Value.Immutable
public interface PlatformTxStatus {
    /** {@return the status} */
    TxStatus status();

    /** {@return why it was dropped} */
    Optional<String> reason();
}
