package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.AddressSettings;
import io.github.avalanche4j.data.primary.NodeSettings;

/** Filters rewards, and sets their order and the currency of prices. Addresses or nodes are required. */
@Settings(requires = "addresses or nodeIds")
public interface RewardFilter
        extends SortSettings<RewardFilter>, AddressSettings<RewardFilter>, NodeSettings<RewardFilter> {
    /** Sets the currency of prices, a listed or an {@linkplain CurrencyCode#unlisted unlisted} one. */
    RewardFilter currency(CurrencyCode code);
}
