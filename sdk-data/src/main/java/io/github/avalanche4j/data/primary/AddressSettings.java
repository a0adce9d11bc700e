package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.value.Bech32Address;

/** Sets X- or P-Chain addresses to filter by. */
public interface AddressSettings<B> {
    /**
     * Keeps only the items of these X- or P-Chain addresses of the network, with or without the chain's prefix.
     * Repeated calls add addresses.
     */
    @CommaSeparated
    B addAddresses(Bech32Address... addresses);

    /** As {@link #addAddresses}, from a collection. */
    @CommaSeparated
    B addAllAddresses(Iterable<? extends Bech32Address> addresses);
}
