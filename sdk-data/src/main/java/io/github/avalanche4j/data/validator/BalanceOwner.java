package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.value.Bech32Address;
import java.util.List;
import org.immutables.value.Value;

/** Who may act for an L1 validator. */
@Value.Immutable
public interface BalanceOwner {
    /** {@return the owners; without a chain in front} */
    List<Bech32Address> addresses();

    /** {@return how many of them have to sign} */
    int threshold();
}
