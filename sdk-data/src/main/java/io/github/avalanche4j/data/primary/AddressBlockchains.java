package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import java.util.List;

/** The chains of the primary network on which an address was active. */
@Value
public interface AddressBlockchains {
    /** {@return the address} */
    Bech32Address address();

    /** {@return the chains} */
    List<Id> blockchainIds();
}
