package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.model.TimeSettings;
import io.github.avalanche4j.data.primary.AddressSettings;
import io.github.avalanche4j.data.primary.TxTypeSettings;

/** Filters active stakes. */
@Settings
public interface StakingTransactionFilter
        extends TimeSettings<StakingTransactionFilter>,
                SortSettings<StakingTransactionFilter>,
                AddressSettings<StakingTransactionFilter>,
                TxTypeSettings<StakingTransactionFilter> {}
