package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** The total of an asset that some addresses have in one state. */
@Value
@SuppressWarnings("immutables:subtype") // a total is never compared with a plain amount
public interface AssetTotal extends AssetAmount {
    /** {@return the number of its outputs} */
    Optional<UInt64> utxoCount();
}
