package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.model.TimeSettings;
import io.github.avalanche4j.data.primary.AddressSettings;
import io.github.avalanche4j.data.primary.TxTypeSettings;

/** Filters transactions of a chain of the primary network. Kinds and times require addresses or an L1 validation. */
@Settings
public interface PrimaryTransactionFilter
        extends TimeSettings<PrimaryTransactionFilter>,
                SortSettings<PrimaryTransactionFilter>,
                AddressSettings<PrimaryTransactionFilter>,
                TxTypeSettings<PrimaryTransactionFilter> {
    /**
     * Keeps only the imports and exports of these addresses of the C-Chain. Repeated calls
     * add addresses. They cannot be combined with addresses of the X- and P-Chain.
     */
    @WireName("addresses")
    @CommaSeparated
    PrimaryTransactionFilter addEvmAddresses(EvmAddress... addresses);

    /** As {@link #addEvmAddresses}, from a collection. */
    @WireName("addresses")
    @CommaSeparated
    PrimaryTransactionFilter addAllEvmAddresses(Iterable<? extends EvmAddress> addresses);

    /** Keeps only the P-Chain transactions of one L1 validation. */
    PrimaryTransactionFilter l1ValidationId(Id validation);
}
