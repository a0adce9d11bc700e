package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.UInt64;
import java.util.Optional;
import org.immutables.value.Value;

/** What stands beside a list of L1 validators. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableL1ValidatorTotals.Builder.class)
interface L1ValidatorTotals {
    /** {@return the height} */
    Optional<UInt64> blockHeight();
}
