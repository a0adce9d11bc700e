package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The chain of a page's items. */
@Value
public interface ChainSummary {
    /** {@return the chain of the items; absent if the service does not say} */
    Optional<ChainInfo> chainInfo();
}
