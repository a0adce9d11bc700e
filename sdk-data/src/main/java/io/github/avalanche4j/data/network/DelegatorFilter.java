package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.NodeSettings;
import io.github.avalanche4j.data.validator.DelegationStatus;

/** Filters delegations, and sets their order. */
@Settings
public interface DelegatorFilter extends SortSettings<DelegatorFilter>, NodeSettings<DelegatorFilter> {
    /**
     * Keeps only delegations with these reward addresses: X- or P-Chain addresses of the network, with or without the
     * chain's prefix. Repeated calls add addresses.
     */
    @CommaSeparated
    DelegatorFilter addRewardAddresses(Bech32Address... addresses);

    /** As {@link #addRewardAddresses}, from a collection. */
    @CommaSeparated
    DelegatorFilter addAllRewardAddresses(Iterable<? extends Bech32Address> addresses);

    /** Keeps only those with this status. */
    DelegatorFilter delegationStatus(DelegationStatus status);
}
