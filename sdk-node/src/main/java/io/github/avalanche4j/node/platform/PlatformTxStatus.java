package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;

/** The status of a transaction of the P-Chain. */
@Value
public interface PlatformTxStatus {
    /** {@return the status} */
    TxStatus status();

    /** {@return why it was dropped} */
    Optional<String> reason();
}
