package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;

/** The total of an asset that some addresses have exported from one chain and not yet imported on the other. */
@Value
@SuppressWarnings("immutables:subtype") // a total is never compared with a plain amount
public interface SharedAssetTotal extends AssetTotal {
    /** {@return the other chain} */
    Optional<Id> sharedWithChainId();

    /** {@return its status, as the service writes it; only on the P-Chain} */
    Optional<String> status();
}
