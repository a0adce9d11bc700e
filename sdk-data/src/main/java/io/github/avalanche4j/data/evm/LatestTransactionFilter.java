package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.transaction.TransactionStatus;

/** Filters the latest transactions. */
@Settings
public interface LatestTransactionFilter {
    /** Keeps only the chains of one network, {@link Network#MAINNET} or {@link Network#FUJI}. */
    LatestTransactionFilter network(Network name);

    /** Keeps only transactions with this status. */
    LatestTransactionFilter status(TransactionStatus ended);
}
