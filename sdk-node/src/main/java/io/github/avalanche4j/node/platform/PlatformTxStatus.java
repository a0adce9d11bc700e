package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;
import org.immutables.value.Value;

/** How far a transaction of the P-Chain has come. */
@Value.Immutable
public interface PlatformTxStatus {
    /** {@return how far} */
    TxStatus status();

    /** {@return why it was dropped} */
    Optional<String> reason();
}
