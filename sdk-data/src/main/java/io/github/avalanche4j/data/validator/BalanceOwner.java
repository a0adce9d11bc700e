package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import java.util.List;

/** The addresses that may act for an L1 validator. */
@Value
public interface BalanceOwner {
    /** {@return the owners; without the chain's prefix} */
    List<Bech32Address> addresses();

    /** {@return the number of addresses that must sign} */
    int threshold();
}
