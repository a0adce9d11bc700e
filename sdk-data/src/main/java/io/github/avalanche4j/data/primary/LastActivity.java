package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** When some addresses last did something on a chain of the primary network. */
@Value.Immutable
public interface LastActivity {
    /** {@return when it was} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the block} */
    Optional<UInt64> blockNumber();

    /** {@return the transaction, which made one of their outputs or spent it} */
    Id txHash();

    /** {@return that output} */
    Optional<Id> utxoId();

    /** {@return whether the output was spent rather than made} */
    Optional<Boolean> isConsumed();

    /** {@return the chain} */
    Optional<ChainName> chainName();

    /** {@return the network, {@code mainnet} or {@code fuji}} */
    Optional<String> network();
}
