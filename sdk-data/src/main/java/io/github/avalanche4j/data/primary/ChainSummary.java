package io.github.avalanche4j.data.primary;

import java.util.Optional;
import org.immutables.value.Value;

/** What a page of one chain of the primary network says beside its items. */
@Value.Immutable
public interface ChainSummary {
    /** {@return which chain the items are of; absent where the service does not say} */
    Optional<ChainInfo> chainInfo();
}
