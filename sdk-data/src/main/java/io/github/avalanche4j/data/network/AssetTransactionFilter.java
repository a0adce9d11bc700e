package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.TimeSettings;
import io.github.avalanche4j.data.primary.TxTypeSettings;

/** Filters the transactions of an asset. */
@Settings
public interface AssetTransactionFilter
        extends TimeSettings<AssetTransactionFilter>, TxTypeSettings<AssetTransactionFilter> {}
