package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;
import org.immutables.value.Value;

/** How far a transaction of the P-Chain has come. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableTxOutcome.Builder.class)
public interface TxOutcome {
    /** {@return how far} */
    TxStatus status();

    /** {@return why it was dropped} */
    Optional<String> reason();
}
