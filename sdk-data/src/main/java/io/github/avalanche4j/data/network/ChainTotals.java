package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** What stands beside the items of a list of one chain. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableChainTotals.Builder.class)
interface ChainTotals {
    /** {@return the chain} */
    Optional<ChainInfo> chainInfo();
}
