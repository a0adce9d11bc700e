package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.SortSettings;

/** Filters outputs on a chain of the primary network. */
@Settings(requires = "addresses")
public interface UtxoFilter extends SortSettings<UtxoFilter> {
    /**
     * Keeps only outputs that these X- or P-Chain addresses of the network may spend, with or without the chain's
     * prefix. At least one is required. Repeated calls add addresses.
     */
    @CommaSeparated
    UtxoFilter addAddresses(Bech32Address... addresses);

    /** As {@link #addAddresses}, from a collection. */
    @CommaSeparated
    UtxoFilter addAllAddresses(Iterable<? extends Bech32Address> addresses);

    /** Keeps only one asset; only the X-Chain has assets other than AVAX. */
    UtxoFilter assetId(Id asset);

    /**
     * Keeps only outputs with at least this amount, 0 or more, in the asset's smallest unit; for AVAX that is nAVAX.
     */
    UtxoFilter minUtxoAmount(long amount);

    /** Includes spent outputs. */
    UtxoFilter includeSpent(Boolean include);

    /** Sets the sort key. */
    UtxoFilter sortBy(UtxoSortBy property);
}
