package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** What a page of one chain of the primary network says beside its items. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableChainSummary.Builder.class)
public interface ChainSummary {
    /** {@return which chain the items are of; absent where the service does not say} */
    Optional<ChainInfo> chainInfo();
}
