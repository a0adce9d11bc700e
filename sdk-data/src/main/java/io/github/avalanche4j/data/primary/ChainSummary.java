package io.github.avalanche4j.data.primary;

import java.util.Optional;
import org.immutables.value.Value;

/** The chain of a page's items. */
@Value.Immutable
public interface ChainSummary {
    /** {@return the chain of the items; absent if the service does not say} */
    Optional<ChainInfo> chainInfo();
}
