package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.CurrencyCode;

/** Sets the block of a native balance, and the currency of prices. */
@Settings
public interface NativeBalanceFilter {
    /** Sets the block as of which balances are returned, 0 or more; by default the latest one. */
    NativeBalanceFilter blockNumber(long block);

    /**
     * Sets the currency of prices, a listed or an {@linkplain CurrencyCode#unlisted unlisted} one; by default US
     * dollars.
     */
    NativeBalanceFilter currency(CurrencyCode code);
}
