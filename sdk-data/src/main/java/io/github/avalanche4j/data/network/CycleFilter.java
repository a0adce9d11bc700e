package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.SortSettings;

/** Filters the periods of an auto-renewed stake. */
@Settings
public interface CycleFilter extends SortSettings<CycleFilter> {
    /** Keeps only the periods of one stake, by the transaction that staked. */
    CycleFilter txHash(Id stake);
}
