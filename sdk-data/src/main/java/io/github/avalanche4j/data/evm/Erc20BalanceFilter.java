package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.model.CurrencyCode;

/** Filters balances of fungible tokens, as of a block, and sets the currency of prices. */
@Settings
public interface Erc20BalanceFilter {
    /** Sets the block as of which balances are returned, 0 or more; by default the latest one. */
    Erc20BalanceFilter blockNumber(long block);

    /** Keeps only these tokens; their contracts are sent as one text with commas. Repeated calls add tokens. */
    @CommaSeparated
    Erc20BalanceFilter addContractAddresses(EvmAddress... contracts);

    /** As {@link #addContractAddresses}, from a collection. */
    @CommaSeparated
    Erc20BalanceFilter addAllContractAddresses(Iterable<? extends EvmAddress> contracts);

    /** Sets whether tokens that the service considers spam are left out; by default they are. */
    Erc20BalanceFilter filterSpamTokens(Boolean leaveOut);

    /**
     * Sets the currency of prices, a listed or an {@linkplain CurrencyCode#unlisted unlisted} one; by default US
     * dollars.
     */
    Erc20BalanceFilter currency(CurrencyCode code);
}
