package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** What a page of balances says beside its items. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableBalanceSummary.Builder.class)
public interface BalanceSummary {
    /** {@return the address's balance of the native token; absent where the service does not say} */
    Optional<NativeTokenBalance> nativeTokenBalance();
}
