package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.BlockSettings;
import io.github.avalanche4j.data.model.SortSettings;

/** Filters the transactions of an address, and sets their order. */
@Settings
public interface AddressTransactionFilter
        extends BlockSettings<AddressTransactionFilter>, SortSettings<AddressTransactionFilter> {}
