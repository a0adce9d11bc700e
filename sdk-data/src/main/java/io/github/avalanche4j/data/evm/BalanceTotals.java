package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** What stands beside the items of a list of balances. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableBalanceTotals.Builder.class)
interface BalanceTotals {
    /** {@return the native token's balance} */
    Optional<NativeTokenBalance> nativeTokenBalance();
}
