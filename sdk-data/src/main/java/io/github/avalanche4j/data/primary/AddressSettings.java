package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.value.Bech32Address;

/** Sets the addresses of the X- or P-Chain whose items are wanted. */
public interface AddressSettings<B> {
    /**
     * Wants what is of these addresses; several calls add up.
     *
     * @param addresses X- or P-Chain addresses of the network, with or without the chain in front
     */
    B addAddresses(Bech32Address... addresses);

    /** As {@link #addAddresses}, from a collection. */
    B addAllAddresses(Iterable<? extends Bech32Address> addresses);
}
