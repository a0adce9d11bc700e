package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Optional;

/** The last activity of some addresses on a chain of the primary network. */
@Value
public interface LastActivity {
    /** {@return its time} */
    @UnixSeconds
    Instant timestamp();

    /** {@return the block} */
    Optional<UInt64> blockNumber();

    /** {@return the transaction, which created or spent one of their outputs} */
    Id txHash();

    /** {@return that output} */
    Optional<Id> utxoId();

    /** {@return whether the output was spent; false if it was created} */
    Optional<Boolean> isConsumed();

    /** {@return the chain} */
    Optional<ChainName> chainName();

    /** {@return the network, {@code mainnet} or {@code fuji}} */
    Optional<String> network();
}
