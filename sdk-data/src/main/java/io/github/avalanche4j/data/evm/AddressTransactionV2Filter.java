package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.BlockSettings;
import io.github.avalanche4j.data.model.SortSettings;

/** Filters the transactions of an address, and sets their order. */
@Settings
public interface AddressTransactionV2Filter
        extends BlockSettings<AddressTransactionV2Filter>, SortSettings<AddressTransactionV2Filter> {
    /** Sets whether transfers of tokens that the service considers spam are left out; it documents no default. */
    AddressTransactionV2Filter filterSpamTokens(Boolean leaveOut);
}
